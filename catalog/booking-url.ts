import { defaultLocale, type Locale } from "../i18n/locales.ts";
import type { Site } from "../i18n/sites.ts";
import { bookingStep } from "./booking-step.ts";
import type { FlowType } from "./product.ts";

export interface Booking {
  readonly site: Pick<Site, "bookingDomain" | "bookingSubdomain">;
  readonly locale: Locale;
  readonly product: {
    readonly id: number;
    readonly flowType: FlowType;
    readonly defaultVariantId?: number | undefined;
  };
  readonly isMobile?: boolean;
  /** The chosen day, `YYYY-MM-DD`. */
  readonly date?: string;
}

/** Where a product is booked: `https://{subdomain}.{domain}/{lang}/book/{id}/{step}/` (specification §2). */
export function bookingUrl({ site, locale, product, isMobile = false, date }: Booking): string {
  const step = bookingStep({ flowType: product.flowType, variantId: product.defaultVariantId, isMobile, date });
  const language = locale.code === defaultLocale ? [] : [locale.code];
  const path = [...language, "book", product.id, step].filter((part) => part !== "").join("/");
  const url = new URL(`https://${subdomain(site.bookingSubdomain)}.${site.bookingDomain}/${path}/`);
  if (date !== undefined) url.searchParams.set("date", date);
  return url.href;
}

/** `book` when missing or the text "undefined" (specification §5). */
function subdomain(configured: string | undefined): string {
  return configured === undefined || configured === "" || configured === "undefined" ? "book" : configured;
}
