import { splitIntoNeighbors } from "./neighbors.ts";
import { isOffered } from "./seat-rows.ts";
import type { Seat, SeatMap, SeatSection } from "./seating.ts";

export interface TogetherQuery {
  /** How many seats, side by side in one row. */
  readonly count: number;
  /** The most that each may cost, in minor units. */
  readonly limit?: number | undefined;
}

export interface SeatsTogether {
  readonly section: SeatSection;
  /** From the left. */
  readonly seats: readonly Seat[];
}

/** Returns what decides between seats, in that order: less is better. */
export type SeatRank = (seats: readonly Seat[]) => readonly number[];

/** Returns the seats side by side that rank first within a limit; undefined where none are together. */
export function firstTogether(map: SeatMap, query: TogetherQuery, rankSeats: SeatRank): SeatsTogether | undefined {
  let best: (SeatsTogether & { readonly rank: readonly number[] }) | undefined;
  for (const section of map.sections)
    for (const neighbors of splitIntoNeighbors(section))
      for (const seats of listSeatGroups(neighbors, query)) {
        const rank = rankSeats(seats);
        if (best === undefined || isBefore(rank, best.rank)) best = { section, seats, rank };
      }
  return best && { section: best.section, seats: best.seats };
}

/** Returns each group of so many neighbors that are all offered. */
function listSeatGroups(neighbors: readonly Seat[], { count, limit }: TogetherQuery): readonly (readonly Seat[])[] {
  let free = 0;
  return neighbors.flatMap((seat, index) => {
    free = isOffered(seat, limit) ? free + 1 : 0;
    return free >= count ? [neighbors.slice(index - count + 1, index + 1)] : [];
  });
}

/** Returns the sum of a value of each seat. */
export function sumSeats(seats: readonly Seat[], value: (seat: Seat) => number): number {
  return seats.reduce((total, seat) => total + value(seat), 0);
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, position) => value !== other[position]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}
