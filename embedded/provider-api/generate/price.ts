import type { Rates } from "../source/currency.ts";
import type { ProductSource } from "../source/product.ts";
import { peoplePrice } from "./people-price.ts";
import type { PlannedProduct } from "./plan.ts";

/** A fifth around the template's price, in the city's currency; every third product is reduced. */
export function priceOf(
  { template, subject }: PlannedProduct,
  random: () => number,
  rates: Rates,
): ProductSource["price"] {
  const euros = template.euros * (0.8 + random() * 0.4);
  const final = peoplePrice(euros * (rates.unitsPerEuro[subject.city.currency.code] ?? 1));
  const original = peoplePrice(final * (1.1 + random() * 0.15));
  const reduced = random() < 0.34 && original > final;
  return { per: template.per, final, ...(reduced ? { original } : {}), cashbackPercent: random() < 0.08 ? 5 : 0 };
}
