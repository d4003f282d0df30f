import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { LocaleCode } from "../../i18n/locales.ts";

/** The provider's facts about a host that sells for it. */
export interface Domain {
  readonly host: string;
  readonly name: string;
  readonly displayName: string;
  readonly logoUrl: string;
  /** Of the languages we have. */
  readonly languages: readonly LocaleCode[];
  readonly defaultCurrency: CurrencyCode | undefined;
  /** Whether its pages must say that they are not the sight's own. */
  readonly nonOfficialNotice: boolean;
}
