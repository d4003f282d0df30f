import { type Money, shownHundredths } from "../money/money.ts";
import { type CurrencyCode, minorUnitDigits } from "../../i18n/currencies.ts";

export interface ListingPrice {
  readonly final: Money;
  readonly original: Money;
  /** Percent credited to the customer's account; 0 without one. */
  readonly cashbackPercent: number;
  /** Whether its discount is an amount; otherwise it is a percentage (D27). */
  readonly isAmountOff?: boolean | undefined;
  /** The currency it is sold in, when that is another one; undefined when it is not converted or nobody says. */
  readonly convertedFrom?: CurrencyCode | undefined;
  /** Set when it is the price of a whole group; otherwise it is that of one person. */
  readonly group?: PricedGroup | undefined;
}

/** The group that pays a price together. */
export interface PricedGroup {
  /** Most people that the price is for; undefined when the provider does not say. */
  readonly size: number | undefined;
}

/** Something that may have a price; without one it can't be booked (E4). */
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
 * Returns whether a price is a deal (J11): its final amount, as shown, is under its original one. In one
 * ranking a final amount under 30 is a deal too.
 */
export function isDeal(
  { final, original }: Pick<ListingPrice, "final" | "original">,
  { cheapToo = false }: DealRule = {},
): boolean {
  const cheap = final.minor < cheapBelow * 10 ** minorUnitDigits(final.currency);
  return shownHundredths(final) < shownHundredths(original) || (cheapToo && cheap);
}

/**
 * Returns the lowest final price of these products, which share a currency; undefined when none can be booked.
 * Undefined is formatted as empty text, as the default of 0 is (D28).
 */
export function startingPrice(products: readonly Priced[]): Money | undefined {
  return products
    .flatMap(({ price }) => (price === undefined ? [] : [price.final]))
    .reduce<Money | undefined>((lowest, price) => (lowest && lowest.minor <= price.minor ? lowest : price), undefined);
}

/**
 * Returns by how many whole percent a price is reduced, from the two amounts as shown: €56 → €49 is 12. It is rounded
 * down, so that no label promises more. 0 when it is not reduced, or by less than one percent.
 */
export function discountPercent({ final, original }: Pick<ListingPrice, "final" | "original">): number {
  const [now, before] = [shownHundredths(final), shownHundredths(original)];
  return now < before ? Math.floor(((before - now) * 100) / before) : 0;
}

/** Returns by which amount a price is reduced; undefined where it is not reduced, or not by an amount (D27). */
export function discountAmount(price: ListingPrice): Money | undefined {
  if (price.isAmountOff !== true || !isDeal(price)) return undefined;
  return { ...price.final, minor: price.original.minor - price.final.minor };
}

/** Returns the best discount of these products in whole percent; 0 without one (D28). */
export function bestDiscount(products: readonly Priced[]): number {
  return Math.max(0, ...products.map(({ price }) => (price === undefined ? 0 : discountPercent(price))));
}

/**
 * Returns what a booking at this price credits to the customer's account; undefined for nothing. It is rounded down to
 * what can be shown, so that it is never more than its percentage.
 */
export function computeCashback({ final, cashbackPercent }: ListingPrice): Money | undefined {
  const step = 10 ** Math.max(0, minorUnitDigits(final.currency) - 2);
  const minor = Math.floor((final.minor * cashbackPercent) / 100 / step) * step;
  return minor > 0 ? { ...final, minor } : undefined;
}
