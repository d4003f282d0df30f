import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Language and currency a catalog is read in. */
export interface Market {
  readonly locale: Locale;
  readonly currency: CurrencyCode;
}
