import { isOffered, rowsOf } from "./seat-rows.ts";
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

/**
 * Returns the best seats side by side within a limit (row X6). Seats with a full view come before those without. Then the
 * dearer ones do: the house knows its places. Then those nearest the middle do, and then those nearest the stage.
 */
export function bestTogether({ sections }: SeatMap, query: TogetherQuery): SeatsTogether | undefined {
  let best: Candidate | undefined;
  for (const section of sections)
    for (const { seats } of rowsOf(section))
      for (const group of groupsOf(seats, query)) {
        const candidate = { section, seats: group, rank: rankOf(group) };
        if (best === undefined || isBefore(candidate.rank, best.rank)) best = candidate;
      }
  return best && { section: best.section, seats: best.seats };
}

interface Candidate extends SeatsTogether {
  readonly rank: readonly number[];
}

/** Returns each group of neighbours in a row that are all offered. */
function groupsOf(row: readonly Seat[], { count, limit }: TogetherQuery): readonly (readonly Seat[])[] {
  let free = 0;
  return row.flatMap((seat, index) => {
    free = isOffered(seat, limit) ? free + 1 : 0;
    return free >= count ? [row.slice(index - count + 1, index + 1)] : [];
  });
}

/** Returns what decides, in that order: less is better. */
function rankOf(seats: readonly Seat[]): readonly number[] {
  const sum = (value: (seat: Seat) => number) => seats.reduce((total, seat) => total + value(seat), 0);
  return [
    sum(({ notes }) => (notes.includes("RESTRICTED_VIEW") ? 1 : 0)),
    -sum(({ band }) => band.price.minor),
    Math.round(Math.abs(sum(({ x }) => x)) * 10),
    sum(({ x, y }) => Math.hypot(x, y)),
  ];
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, position) => value !== other[position]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}
