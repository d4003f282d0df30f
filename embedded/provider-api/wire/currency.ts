import type { Currency } from "../source/currency.ts";

export function wireCurrency({ code, name, localSymbol, precision }: Currency) {
  return { code, currencyName: name, symbol: code, localSymbol, precision };
}
