import type { Product } from "../../catalog/product/product.ts";
import { createSnapshot, type Values } from "../../catalog/snapshot/snapshot.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { siteOfHost } from "../../routing/site-of-host.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { ExpandContext } from "../../shortcodes/engine/expand-context.ts";

export interface ShortcodeWorld {
  /** Both the page's own products and those that can be named. */
  readonly products?: readonly Product[];
  /** Whatever else was read. */
  readonly values?: Omit<Values, "products">;
  readonly locale?: LocaleCode;
  readonly currency?: CurrencyCode;
  /** An ISO date and time. */
  readonly now?: string;
}

/** A page of the flagship on which this was read: in English, euros, and at 2027-03-04T05:06:07Z unless it says otherwise. */
export function shortcodeContext(world: ShortcodeWorld): ExpandContext {
  const { products = [], values = {}, locale: code = "en", currency = "EUR", now = "2027-03-04T05:06:07Z" } = world;
  const locale = locales[code];
  const site = siteOfHost("localhost");
  if (site === undefined) throw new Error("no site is configured");
  const byId = new Map(products.map((product) => [String(product.id), product]));
  return {
    market: { locale, currency },
    snapshot: createSnapshot({ ...values, products: byId }, Date.parse(now), new Set()),
    pageProducts: products,
    t: createLocaleTranslator(locale),
    now: Date.parse(now),
    site,
  };
}
