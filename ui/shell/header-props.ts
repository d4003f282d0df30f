import type { Translator } from "../../i18n/translator.ts";
import type { CurrencyOption, LanguageLink, NavigationLink } from "./shell-links.ts";

export interface HeaderProps {
  readonly brand: string;
  readonly homeHref: string;
  readonly nav: readonly NavigationLink[];
  readonly languages: readonly LanguageLink[];
  /** Empty on a page without prices. */
  readonly currencies: readonly CurrencyOption[];
  /** The code of the page's currency; empty on a page without prices. */
  readonly currency: string;
  /** Where a chosen currency is posted: `currency` its code, `to` the page to come back to. */
  readonly currencyAction: string;
  readonly returnTo: string;
  readonly t: Translator;
}
