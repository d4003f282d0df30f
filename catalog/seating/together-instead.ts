import type { Money } from "../money/money.ts";
import { firstTogether, type TogetherQuery } from "./seat-groups.ts";
import type { SeatMap } from "./seating.ts";

/** A group of seats to offer when none fits the query: their number, and the price of the dearest. */
export interface TogetherInstead {
  readonly count: number;
  /** The lowest limit within which they are. */
  readonly price: Money;
  /** The limit to look for them with, in minor units: the traveller's limit when they are within it. */
  readonly limit: number;
  /** Whether they cost more than the traveller's limit. */
  readonly isAbove: boolean;
}

/**
 * Returns what is together where no seats fit a query: as many as the limit allows come first. Seats above the limit follow:
 * so many as were looked for, else the most that are.
 */
export function togetherInstead(map: SeatMap, { count, limit }: TogetherQuery): readonly TogetherInstead[] {
  const within = limit === undefined ? undefined : findMostTogether(map, { count, limit });
  const atAnyPrice = findMostTogether(map, { count });
  return [
    ...(within && limit !== undefined ? [{ ...within, limit, isAbove: false }] : []),
    ...(atAnyPrice && atAnyPrice.count !== within?.count
      ? [{ ...atAnyPrice, limit: atAnyPrice.price.minor, isAbove: limit !== undefined }]
      : []),
  ];
}

/** Returns whether so many seats are together, at any price. */
export function areTogether(map: SeatMap, count: number): boolean {
  return cheapestTogether(map, { count }) !== undefined;
}

type MostTogether = Pick<TogetherInstead, "count" | "price">;

/** Returns so many seats together, else the most that are. */
function findMostTogether(map: SeatMap, query: TogetherQuery): MostTogether | undefined {
  const price = cheapestTogether(map, query);
  if (price !== undefined) return { count: query.count, price };
  return query.count > 1 ? findMostTogether(map, { ...query, count: query.count - 1 }) : undefined;
}

/** Returns what the dearest of so many seats together costs at least. */
function cheapestTogether(map: SeatMap, query: TogetherQuery): Money | undefined {
  const found = firstTogether(map, query, (seats) => [Math.max(...seats.map(({ band }) => band.price.minor))]);
  return found?.seats.map(({ band }) => band.price).toSorted((one, other) => other.minor - one.minor)[0];
}
