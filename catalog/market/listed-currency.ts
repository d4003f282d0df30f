import type { CurrencyCode } from "../../i18n/currencies.ts";

/** A currency the provider sells in. */
export interface ListedCurrency {
  readonly code: CurrencyCode;
  readonly localSymbol: string;
}
