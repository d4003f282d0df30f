import type { CurrencyCode } from "../i18n/currencies.ts";
import type { Locale } from "../i18n/locales.ts";
import type { PageAddress } from "./page-address.ts";
import type { View } from "./view.ts";

/** Everything a page varies by, spelled out. `auto` is the currency of the page's city, else of the site's. */
export interface Route extends PageAddress {
  readonly locale: Locale;
  readonly currency: CurrencyCode | "auto";
  readonly view: View;
}
