import type { Money } from "../money/money.ts";
import { minorUnitDigits } from "../../i18n/currencies.ts";

export interface ListingPrice {
  readonly final: Money;
  readonly original: Money;
  /** Whole percent off; 0 when there is none. */
  readonly bestDiscount: number;
  /** Percent credited to the customer's account; 0 when there is none. */
  readonly cashbackPercent: number;
}

/** Something that may have a price; without one it can't be booked (specification §4). */
interface Priced {
  readonly price: ListingPrice | undefined;
}

/** In the major unit of whatever currency is shown. */
const cheapBelow = 30;

export interface DealRule {
  /** The one ranking in which what is cheap is a deal too. */
  readonly cheapToo?: boolean;
}

/**
 * Returns whether a price is a deal (specification §9): its final amount is under its original one. In one ranking a
 * final amount under 30 is a deal too.
 */
export function isDeal(
  { final, original }: Pick<ListingPrice, "final" | "original">,
  { cheapToo = false }: DealRule = {},
): boolean {
  const cheap = final.minor < cheapBelow * 10 ** minorUnitDigits(final.currency);
  return final.minor < original.minor || (cheapToo && cheap);
}

/**
 * Returns the lowest final price of these products, which share a currency; undefined when none can be booked.
 * Undefined, like the specification's default of 0, is formatted as empty text.
 */
export function startingPrice(products: readonly Priced[]): Money | undefined {
  return products
    .flatMap(({ price }) => (price === undefined ? [] : [price.final]))
    .reduce<Money | undefined>((lowest, price) => (lowest && lowest.minor <= price.minor ? lowest : price), undefined);
}

/** Returns the best discount of these products in whole percent; 0 when there is none (specification §3). */
export function bestDiscount(products: readonly Priced[]): number {
  return Math.max(0, ...products.map(({ price }) => price?.bestDiscount ?? 0));
}

/** Returns what a booking at this price credits to the customer's account, never more than its percentage; undefined for nothing. */
export function cashback({ final, cashbackPercent }: ListingPrice): Money | undefined {
  const minor = Math.floor((final.minor * cashbackPercent) / 100);
  return minor > 0 ? { ...final, minor } : undefined;
}
