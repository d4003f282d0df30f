import { bookingOrigin } from "../../catalog/booking/booking-url.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Needs } from "../../catalog/snapshot/needs.ts";
import { type Found, testSnapshot } from "./test-snapshot.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import { findSiteByHost } from "../../routing/host.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { ExpandContext } from "../../renderer/contracts/shortcode.ts";

export interface ShortcodeWorld {
  /** The products of the page, which are also in the snapshot. */
  readonly products?: readonly Product[];
  /** Other readings of the snapshot. */
  readonly found?: Omit<Found, "products">;
  /** Needs that were planned and found nothing. */
  readonly missing?: Needs;
  readonly locale?: LocaleCode;
  readonly currency?: CurrencyCode;
  /** An ISO date and time. */
  readonly now?: string;
  /** The site's claims about itself. */
  readonly claims?: Site["claims"];
  /** The site's promises. */
  readonly promises?: Site["promises"];
}

/** Returns the context of a flagship page with these readings; by default in English, euros, at 2027-03-04T05:06:07Z. */
export function shortcodeContext(world: ShortcodeWorld): ExpandContext {
  const { products = [], locale: code = "en", currency = "EUR", now = "2027-03-04T05:06:07Z" } = world;
  const locale = locales[code];
  const site = findSiteByHost("localhost");
  if (site === undefined) throw new Error("no site is configured");
  const found = { ...world.found, products: products.map((product) => [{ id: product.id }, product] as const) };
  return {
    market: { locale, currency },
    snapshot: testSnapshot({ found, missing: world.missing ?? {}, readAt: Date.parse(now) }),
    city: "",
    pageProducts: products,
    t: createLocaleTranslator(locale),
    now: Date.parse(now),
    pictures: { origins: [] },
    bookingOrigin: bookingOrigin(site),
    site: {
      ...site,
      ...(world.claims && { claims: world.claims }),
      ...(world.promises && { promises: world.promises }),
    },
  };
}
