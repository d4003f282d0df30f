import type { Rates } from "../source/geography.ts";
import type { ProductSource } from "../source/product.ts";
import type { PlannedProduct } from "./plan.ts";
import type { Subject } from "./subject.ts";
import type { Template } from "./template.ts";

/** A fifth around the usual price, in the city's currency; every third product is reduced. */
export function makePrice(
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

/** Returns the price of a template in a city, with the entry of this attraction. */
function usualEuros({ euros, entryEuros }: Template, { city, attraction }: Subject): number {
  const known = entryEuros === 0 ? undefined : attraction?.entryEuros;
  return known === undefined ? euros * city.priceLevel : (euros - entryEuros) * city.priceLevel + known;
}

/** An amount as people set prices: 12.9, 24.5, 139, 3490. Never under 0.5. */
export function peoplePrice(amount: number): number {
  if (amount >= 1000) return Math.round(amount / 50) * 50 - 10;
  if (amount >= 100) return Math.round((amount + 1) / 10) * 10 - 1;
  const whole = Math.floor(amount);
  const cents = [0, 0.5, 0.9, 1].toSorted(
    (one, other) => Math.abs(amount - whole - one) - Math.abs(amount - whole - other),
  );
  return Math.max(0.5, whole + (cents[0] ?? 0));
}
