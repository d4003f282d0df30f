import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { convert } from "./convert.ts";

/** From a product's home currency to the one asked for. */
export function amountsOf({ city }: Product, { currency = city.currency, catalog }: View): (amount: number) => number {
  return (amount) => convert(amount, city.currency, currency, catalog.rates);
}

export function currencyCodeOf({ city }: Product, { currency = city.currency }: View): string {
  return currency.code;
}
