import type { Money } from "../money/money.ts";
import { firstTogether } from "./seat-groups.ts";
import type { SeatMap } from "./seating.ts";

/** What can be found where no seats fit: so many together, of which the dearest costs so much. */
export interface TogetherInstead {
  readonly count: number;
  /** The lowest limit within which they are. */
  readonly price: Money;
}

/**
 * Returns the lowest limit within which so many seats are together. Where none are at any price, it returns that of the most
 * that are.
 */
export function togetherInstead(map: SeatMap, count: number): TogetherInstead | undefined {
  const [dearest] =
    firstTogether(map, { count }, (seats) => [Math.max(...seats.map(({ band }) => band.price.minor))])?.seats.toSorted(
      (one, other) => other.band.price.minor - one.band.price.minor,
    ) ?? [];
  if (dearest !== undefined) return { count, price: dearest.band.price };
  return count > 1 ? togetherInstead(map, count - 1) : undefined;
}
