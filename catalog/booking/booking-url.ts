import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import type { FlowType, Product } from "../product/product.ts";
import { type PartyCounts, toBookingParty } from "../experience/chosen-party.ts";
import type { Site } from "../../hosts/site.ts";

export type BookedProduct = Pick<Product, "id" | "flowType" | "defaultVariantId">;

export interface Booking {
  /** Where the site's products are booked: scheme, host and port. */
  readonly origin: string;
  readonly locale: Locale;
  readonly product: BookedProduct;
  readonly isMobile?: boolean;
  /** The chosen day, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Its chosen start, `HH:MM`. */
  readonly time?: string;
  /** How many grown-ups go. */
  readonly adults?: number;
  /** How many of each kind of traveller go, in place of the grown-ups. */
  readonly party?: PartyCounts | undefined;
  /** Id of the chosen variant: a vehicle, or a ticket for so many days. */
  readonly variant?: number;
}

/** Returns where a product is booked: `https://{subdomain}.{domain}/{lang}/book/{id}/{step}/` (C21). */
export function bookingUrl({ origin, locale, product, isMobile = false, ...choice }: Booking): string {
  const { date } = choice;
  const step = bookingStep({ flowType: product.flowType, variantId: product.defaultVariantId, isMobile, date });
  const language = locale.code === defaultLocale ? [] : [locale.code];
  const path = [...language, "book", product.id, step].filter((part) => part !== "").join("/");
  const url = new URL(`${origin}/${path}/`);
  for (const [name, value] of Object.entries(toBookingQuery(choice))) {
    if (value !== undefined) url.searchParams.set(name, `${value}`);
  }
  return url.href;
}

/** Returns the query of a choice. Its names are ours: a booking flow ignores those that it does not have. */
function toBookingQuery({ date, time, adults, party, variant }: Omit<Booking, "origin" | "locale" | "product">) {
  return { date, time, ...(party === undefined ? { adults } : toBookingParty(party)), variantId: variant };
}

/** Parts of a site that name the host its products are booked at. */
export type BookingSite = Pick<Site, "bookingDomain" | "bookingSubdomain">;

/** Returns where a site's products are booked, `https://{subdomain}.{domain}` (C21). */
export function bookingOrigin(site: BookingSite): string {
  return `https://${bookingSubdomain(site)}.${site.bookingDomain}`;
}

/** Returns the name before the domain: `book` when missing or the text "undefined" (F13). */
export function bookingSubdomain({ bookingSubdomain: configured }: Pick<Site, "bookingSubdomain">): string {
  return configured === undefined || configured === "" || configured === "undefined" ? "book" : configured;
}

export interface BookingChoice {
  readonly flowType: FlowType;
  /** Known when the product has a default variant: seats then come first, not the choice of a variant. */
  readonly variantId: number | undefined;
  readonly isMobile: boolean;
  readonly date: string | undefined;
}

/** Returns the first step of the booking flow, as in its address (C22). A flow with one page has "". */
export function bookingStep({ flowType, variantId, isMobile, date }: BookingChoice): string {
  if (isMobile && date !== undefined) return "select/pax";
  return variantId === undefined ? firstSteps[flowType] : (seatSteps[flowType] ?? firstSteps[flowType]);
}

const firstSteps: Readonly<Record<FlowType, string>> = {
  SEATMAP_IFRAME: "seatmap-iframe-select",
  SEATMAP: "seatmap-variant",
  SVG: "svg-variant",
  RESERVATION: "select",
  COMBO: "select",
  NORMAL: "select",
  PRIVATE_AIRPORT_TRANSFER: "",
  SHARED_AIRPORT_TRANSFER: "",
};

const seatSteps: Readonly<Partial<Record<FlowType, string>>> = {
  SEATMAP: "seatmap-select",
  SVG: "svg-select",
};
