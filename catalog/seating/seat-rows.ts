import type { Money } from "../money/money.ts";
import type { Seat, SeatMap, SeatSection } from "./seating.ts";

export interface SeatRow {
  readonly name: string;
  /** From the left. */
  readonly seats: readonly Seat[];
}

/** Returns the rows of a section, in the order they were sent: front to back. */
export function groupIntoRows({ seats }: SeatSection): readonly SeatRow[] {
  const rows = new Map<string, Seat[]>();
  for (const seat of seats) {
    const row = rows.get(seat.row);
    if (row === undefined) rows.set(seat.row, [seat]);
    else row.push(seat);
  }
  return [...rows].map(([name, inside]) => ({ name, seats: inside }));
}

/** Returns whether a seat is free and costs at most `limit` minor units; without a limit, whether it is free. */
export function isOffered({ isFree, band }: Seat, limit: number | undefined): boolean {
  return isFree && (limit === undefined || band.price.minor <= limit);
}

/** Returns the free seats of a section, or of a row. */
export function freeSeats({ seats }: Pick<SeatSection, "seats">): readonly Seat[] {
  return seats.filter(({ isFree }) => isFree);
}

/** Returns what so many of the free seats cost at least; undefined where fewer are free. */
export function cheapestTotal({ sections }: Pick<SeatMap, "sections">, count: number): Money | undefined {
  const prices = sections
    .flatMap(freeSeats)
    .map(({ band }) => band.price)
    .toSorted((one, other) => one.minor - other.minor)
    .slice(0, count);
  const [first] = prices;
  if (first === undefined || prices.length < count) return undefined;
  return { ...first, minor: prices.reduce((sum, { minor }) => sum + minor, 0) };
}

/** Returns what the cheapest of some seats costs; undefined of none. */
export function lowestPrice(seats: readonly Seat[]): Money | undefined {
  return seats.map(({ band }) => band.price).toSorted((one, other) => one.minor - other.minor)[0];
}
