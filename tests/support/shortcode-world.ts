import type { Product } from "../../catalog/product/product.ts";
import type { Needs } from "../../catalog/snapshot/needs.ts";
import { type Found, testSnapshot } from "./test-snapshot.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { siteOfHost } from "../../routing/host.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { ExpandContext } from "../../renderer/shortcode.ts";

export interface ShortcodeWorld {
  /** Both the page's own products and those that can be named. */
  readonly products?: readonly Product[];
  /** Whatever else was read. */
  readonly found?: Omit<Found, "products">;
  /** What was planned and does not exist. */
  readonly missing?: Needs;
  readonly locale?: LocaleCode;
  readonly currency?: CurrencyCode;
  /** An ISO date and time. */
  readonly now?: string;
}

/** A page of the flagship on which this was read: in English, euros, and at 2027-03-04T05:06:07Z unless it says otherwise. */
export function shortcodeContext(world: ShortcodeWorld): ExpandContext {
  const { products = [], locale: code = "en", currency = "EUR", now = "2027-03-04T05:06:07Z" } = world;
  const locale = locales[code];
  const site = siteOfHost("localhost");
  if (site === undefined) throw new Error("no site is configured");
  const found = { ...world.found, products: products.map((product) => [{ id: product.id }, product] as const) };
  return {
    market: { locale, currency },
    snapshot: testSnapshot({ found, missing: world.missing ?? {}, readAt: Date.parse(now) }),
    pageProducts: products,
    t: createLocaleTranslator(locale),
    now: Date.parse(now),
    site,
  };
}
