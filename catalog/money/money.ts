import type { CurrencyCode } from "../../i18n/currencies.ts";

/** An amount in its currency's minor unit: 4900 for €49.00, 7000 for ¥7000. Always a whole number. */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}
