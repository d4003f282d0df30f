import type { Money } from "../money/money.ts";

/** What one day of a calendar says of a product that can be booked on it. */
export interface DateAvailability {
  /** Lowest price of the day, for one of `primaryPax`. */
  readonly price: Money;
  /** Before the discount; the price where there is none. */
  readonly originalPrice: Money;
  /** Whom the price is for: `ADULT`, `GENERAL`; `GROUP` for a price per group. */
  readonly primaryPax: string;
  readonly extraCharges: Money;
  /** Whether the extra charges are in the price. */
  readonly includesExtraCharges: boolean;
  /** Tours of the product's variants that start on this day. */
  readonly tourIds: readonly number[];
  readonly discounted: boolean;
}
