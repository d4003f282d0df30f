import type { Money } from "../money/money.ts";
import type { ListingPrice } from "../product/product.ts";

/** What a booking at this price credits to the customer's account, never more than its percentage; undefined for nothing. */
export function cashback({ final, cashbackPercent }: ListingPrice): Money | undefined {
  const minor = Math.floor((final.minor * cashbackPercent) / 100);
  return minor > 0 ? { ...final, minor } : undefined;
}
