import type { Rates } from "../source/currency.ts";
import type { ProductSource } from "../source/product.ts";
import { peoplePrice } from "./people-price.ts";
import type { PlannedProduct } from "./plan.ts";
import type { Subject } from "./subject.ts";
import type { Template } from "./template.ts";

/** A fifth around the usual price, in the city's currency; every third product is reduced. */
export function priceOf(
  { template, subject }: PlannedProduct,
  random: () => number,
  rates: Rates,
): ProductSource["price"] {
  const inCurrency = rates.unitsPerEuro[subject.city.currency.code] ?? 1;
  const final = peoplePrice(usualEuros(template, subject) * (0.8 + random() * 0.4) * inCurrency);
  const original = peoplePrice(final * (1.1 + random() * 0.15));
  const reduced = random() < 0.34 && original > final;
  return { per: template.per, final, ...(reduced ? { original } : {}), cashbackPercent: random() < 0.08 ? 5 : 0 };
}

/** What a template costs in this city, with the entry of this attraction. */
function usualEuros({ euros, entryEuros }: Template, { city, attraction }: Subject): number {
  const known = entryEuros === 0 ? undefined : attraction?.entryEuros;
  return known === undefined ? euros * city.priceLevel : (euros - entryEuros) * city.priceLevel + known;
}
