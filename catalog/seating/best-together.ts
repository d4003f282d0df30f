import { firstTogether, type SeatRank, type SeatsTogether, sumSeats, type TogetherQuery } from "./seat-groups.ts";
import type { Seat, SeatMap, SeatNote } from "./seating.ts";

/** Seats side by side, and by which rule they are offered. */
export interface SeatOffer extends SeatsTogether {
  readonly rule: "lowest" | "best";
}

/**
 * Returns the seats side by side that fit a query, the first choice first (X6). A limit says what a seat is worth to
 * the traveller, so the best within it are offered. Without a limit, those at the lowest price come first.
 */
export function seatOffers(map: SeatMap, query: TogetherQuery): readonly SeatOffer[] {
  const best = bestTogether(map, query);
  const lowest = query.limit === undefined ? firstTogether(map, query, lowestRank) : undefined;
  if (best === undefined) return [];
  const bestOffer = { ...best, rule: "best" } as const;
  if (lowest === undefined || sumPrices(lowest.seats) === sumPrices(best.seats)) return [bestOffer];
  return [{ ...lowest, rule: "lowest" }, bestOffer];
}

/**
 * Returns the best seats side by side within a limit. Seats with a full view come before those without. Step-free seats come
 * last of these: some travellers can use no others. Then the dearer ones come first: the house knows its places.
 */
export function bestTogether(map: SeatMap, query: TogetherQuery): SeatsTogether | undefined {
  return firstTogether(map, query, bestRank);
}

const bestRank: SeatRank = (seats) => [...countDrawbacks(seats), -sumPrices(seats), ...measureDistances(seats)];
const lowestRank: SeatRank = (seats) => [sumPrices(seats), ...countDrawbacks(seats), ...measureDistances(seats)];

function sumPrices(seats: readonly Seat[]): number {
  return sumSeats(seats, ({ band }) => band.price.minor);
}

/** Returns how many seats lack a full view, and how many are step-free. */
function countDrawbacks(seats: readonly Seat[]): readonly number[] {
  const having = (note: SeatNote) => sumSeats(seats, ({ notes }) => (notes.includes(note) ? 1 : 0));
  return [having("RESTRICTED_VIEW"), having("STEP_FREE")];
}

/** Returns how far seats are from the middle, and from the stage. */
function measureDistances(seats: readonly Seat[]): readonly number[] {
  return [Math.round(Math.abs(sumSeats(seats, ({ x }) => x)) * 10), sumSeats(seats, ({ x, y }) => Math.hypot(x, y))];
}
