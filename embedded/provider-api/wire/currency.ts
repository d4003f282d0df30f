import type { Product } from "../source/catalog.ts";
import type { Currency, Rates } from "../source/geography.ts";
import { priceOnSale } from "../source/price-on-sale.ts";
import { variantFactor } from "../time/price-factor.ts";
import { priceOf } from "../time/price-of.ts";
import { type Variant, variantsOf } from "../time/timed-product.ts";
import type { View } from "../view.ts";

export function wireCurrency({ code, name, localSymbol, precision }: Currency) {
  return { code, currencyName: name, symbol: code, localSymbol, precision };
}

/** An amount in another currency by the fixed table, rounded to that currency's precision, halves up. */
export function convert(amount: number, from: Currency, to: Currency, { unitsPerEuro }: Rates): number {
  const rate = (unitsPerEuro[to.code] ?? Number.NaN) / (unitsPerEuro[from.code] ?? Number.NaN);
  const unit = 10 ** to.precision;
  // Binary numbers miss a half by a little: 1.15 × 1.1 × 100 is 126.49999999999999.
  return Math.round(Number((amount * rate * unit).toFixed(6))) / unit;
}

/** Converts from a product's home currency to the requested one. */
export function amountsOf({ city }: Product, { currency = city.currency, catalog }: View): (amount: number) => number {
  return (amount) => convert(amount, city.currency, currency, catalog.rates);
}

export function currencyCodeOf({ city }: Product, { currency = city.currency }: View): string {
  return currency.code;
}

/**
 * Returns the lowest price of a product, or of one of its variants. Null when the product can't be booked now. Without a
 * scratch price, original and final are the same.
 */
export function wireListingPrice(
  product: Product,
  { catalog, currency = product.city.currency }: View,
  variant?: Variant,
) {
  const { city } = product;
  const price = priceOnSale(product);
  if (price === null) return null;
  const factor = variant === undefined ? 1 : variantFactor(product, variant);
  const { listing: final, retail: original } = priceOf(product, { factor, isDiscounted: true });
  return {
    type: `PER_${price.per}`,
    /** Most people it is for: those of the smallest group, as greater ones pay more. Null for one person. */
    groupSize: smallestGroup(product, variant),
    currencyCode: currency.code,
    originalPrice: convert(original, city.currency, currency, catalog.rates),
    finalPrice: convert(final, city.currency, currency, catalog.rates),
    /** Whole percent, rounded down; from the home currency, so that it does not change with the exchange rate. */
    bestDiscount: Math.floor(Number(((1 - final / original) * 100).toFixed(6))),
    cashbackType: "PERCENTAGE",
    cashbackValue: price.cashbackPercent,
  };
}

function smallestGroup(product: Product, variant = variantsOf(product)[0]): number | null {
  if (product.pax.per === "PERSON") return null;
  return variant?.seats ?? product.pax.groups[0]?.size ?? null;
}
