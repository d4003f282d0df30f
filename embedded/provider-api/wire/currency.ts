import type { Product } from "../source/catalog.ts";
import type { Currency, Rates } from "../source/geography.ts";
import { priceOnSale } from "../source/price-on-sale.ts";
import { variantFactor } from "../time/price-factor.ts";
import { findReduction } from "../time/reduction.ts";
import { priceSlot } from "../time/price-slot.ts";
import { type Variant, listVariants } from "../time/timed-product.ts";
import type { View } from "../view.ts";

export function wireCurrency({ code, name, localSymbol, precision }: Currency) {
  return { code, currencyName: name, symbol: code, localSymbol, precision };
}

/** An amount in another currency by the fixed table, rounded as one sells in it. Home amounts stay as they are. */
export function convert(amount: number, from: Currency, to: Currency, rates: Rates): number {
  return from.code === to.code ? amount : asSold(exchange(amount, from, to, rates), to);
}

/** The same without rounding, to compare prices of several cities. */
export function exchange(
  amount: number,
  from: Pick<Currency, "code">,
  to: Pick<Currency, "code">,
  { unitsPerEuro }: Rates,
): number {
  return (amount * (unitsPerEuro[to.code] ?? Number.NaN)) / (unitsPerEuro[from.code] ?? Number.NaN);
}

/**
 * Returns an amount as one sells: 4.41 → 4.4, 29.09 → 29, 9072 → 9070, 812345 → 812000. Halves are rounded up, and
 * nothing is free that has a price.
 */
function asSold(amount: number, { precision }: Currency): number {
  const perUnit = Math.min(1 / findStep(amount), 10 ** precision);
  // Binary numbers miss a half by a little: 1.15 × 1.1 × 100 is 126.49999999999999.
  const steps = Math.round(Number((amount * perUnit).toFixed(6)));
  return Number((Math.max(amount > 0 ? 1 : 0, steps) / perUnit).toFixed(precision));
}

/** Whole units from 20 on, three digits from a thousand on. */
function findStep(amount: number): number {
  if (amount < 20) return 0.1;
  return amount < 1000 ? 1 : 10 ** (Math.floor(Math.log10(amount)) - 2);
}

/** Converts from a product's home currency to the requested one. */
export function convertAmounts(
  { city }: Product,
  { currency = city.currency, catalog }: View,
): (amount: number) => number {
  return (amount) => convert(amount, city.currency, currency, catalog.rates);
}

export function toCurrencyCode({ city }: Product, { currency = city.currency }: View): string {
  return currency.code;
}

/**
 * Returns the lowest price of a product, or of one of its variants. Null when the product can't be booked now. Without a
 * scratch price, original and final are the same.
 */
export function wireListingPrice(
  product: Product,
  { catalog, now, currency = product.city.currency }: View,
  variant?: Variant,
) {
  const { city } = product;
  const price = priceOnSale(product);
  if (price === null) return null;
  const factor = variant === undefined ? 1 : variantFactor(product, variant);
  const { listing: final, retail: original } = priceSlot(product, {
    factor,
    isDiscounted: findReduction(product, now) !== undefined,
  });
  return {
    type: `PER_${price.per}`,
    /** Most people it is for: those of the smallest group, as greater ones pay more. Null for one person. */
    groupSize: smallestGroup(product, variant),
    currencyCode: currency.code,
    /** The currency that it is sold in; null when it is this one. */
    convertedFrom: currency.code === city.currency.code ? null : city.currency.code,
    originalPrice: convert(original, city.currency, currency, catalog.rates),
    finalPrice: convert(final, city.currency, currency, catalog.rates),
    /** Whole percent, rounded down; from the home currency, so that it does not change with the exchange rate. */
    /** A field of ours. */
    discountType: price.discount ?? "PERCENTAGE",
    bestDiscount: Math.floor(Number(((1 - final / original) * 100).toFixed(6))),
    cashbackType: "PERCENTAGE",
    cashbackValue: price.cashbackPercent,
  };
}

/** Returns the lowest price of the 30 days before a reduction, in the requested currency; null without one. */
export function wirePriorPrice(product: Product, view: View) {
  const reduction = priceOnSale(product) === null ? undefined : findReduction(product, view.now);
  if (reduction === undefined) return null;
  const { retail } = priceSlot(product, { factor: 1, isDiscounted: false });
  const { lowestFrom, lowestOn } = reduction;
  return { amount: convertAmounts(product, view)(retail), lowestFrom, lowestOn };
}

function smallestGroup(product: Product, variant = listVariants(product)[0]): number | null {
  if (product.pax.per === "PERSON") return null;
  return variant?.seats ?? product.pax.groups[0]?.size ?? null;
}
