import { sites } from "../../../hosts/index.ts";
import { isCurrencyCode } from "../../../i18n/currencies.ts";
import { isLocaleCode } from "../../../i18n/locales.ts";
import type { Market } from "../../protocol/rendering.ts";

/** Whether a site speaks the language, and the currency is one of ours or `auto`, that of the page's city. */
export function isMarket({ host, locale, currency }: Market): boolean {
  const site = sites.find((each) => each.host === host);
  const speaks = site !== undefined && isLocaleCode(locale) && site.languages.includes(locale);
  return speaks && (currency === "auto" || isCurrencyCode(currency));
}
