import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import { type BookingSite, bookingOrigin } from "./booking-origin.ts";
import { bookingStep } from "./booking-step.ts";
import type { Product } from "../product/product.ts";

export type BookedProduct = Pick<Product, "id" | "flowType" | "defaultVariantId">;

export interface Booking {
  readonly site: BookingSite;
  readonly locale: Locale;
  readonly product: BookedProduct;
  readonly isMobile?: boolean;
  /** The chosen day, `YYYY-MM-DD`. */
  readonly date?: string;
}

/** Where a product is booked: `https://{subdomain}.{domain}/{lang}/book/{id}/{step}/` (specification §2). */
export function bookingUrl({ site, locale, product, isMobile = false, date }: Booking): string {
  const step = bookingStep({ flowType: product.flowType, variantId: product.defaultVariantId, isMobile, date });
  const language = locale.code === defaultLocale ? [] : [locale.code];
  const path = [...language, "book", product.id, step].filter((part) => part !== "").join("/");
  const url = new URL(`${bookingOrigin(site)}/${path}/`);
  if (date !== undefined) url.searchParams.set("date", date);
  return url.href;
}
