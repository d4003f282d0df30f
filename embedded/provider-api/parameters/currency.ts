import { invalid } from "../failure.ts";
import type { Currency } from "../source/currency.ts";

/** `currency` in any case; undefined when left out, which means the home currency. */
export function currencyParameter(
  query: URLSearchParams,
  currencies: ReadonlyMap<string, Currency>,
): Currency | undefined {
  const code = query.get("currency");
  if (code === null) return undefined;
  const currency = currencies.get(code.toUpperCase());
  if (currency === undefined) throw invalid("currency", "a currency code of the currency list");
  return currency;
}
