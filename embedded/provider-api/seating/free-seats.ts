import { seeded } from "@tessera/runtime/seeded.ts";
import type { PriceBand } from "../source/phrases.ts";
import type { Slot } from "../time/slot.ts";
import type { Seat } from "./seats.ts";

/** How many times the cheapest seat one of a band costs. */
const bandFactors: Readonly<Record<PriceBand, number>> = {
  premium: 3.2,
  first: 2.4,
  second: 1.8,
  third: 1.35,
  economy: 1,
};

/** Returns the bands of a house, dearest first, with how many times its cheapest seat one of them costs. */
export function listBands(seats: readonly Seat[]): ReadonlyMap<PriceBand, number> {
  const known = [...new Set(seats.map(({ band }) => band))];
  const cheapest = Math.min(...known.map((band) => bandFactors[band]));
  const factors = known.map((band) => [band, bandFactors[band] / cheapest] as const);
  return new Map(factors.toSorted(([, one], [, other]) => other - one));
}

/** The share of seats that is left where a slot has places without end. */
const usualShare = 0.6;

/**
 * Returns codes of the free seats of a performance, one for each place left. They are those of whole parties. The first is one
 * of the cheapest, so that the lowest price is true and two sit together.
 */
export function freeSeats(
  seats: readonly Seat[],
  slot: Pick<Slot, "tourId" | "date" | "start" | "availability" | "remaining">,
) {
  const { tourId, date, start, availability, remaining } = slot;
  const wanted = availability === "UNLIMITED" ? Math.round(seats.length * usualShare) : remaining;
  const parties = seatParties(seats, seeded(`seats ${tourId} ${date} ${start}`));
  const ordered = parties.toSorted((one, other) => one.place - other.place);
  const factors = listBands(seats);
  const cheapest = ordered.filter(({ seats: [first] }) => first !== undefined && factors.get(first.band) === 1);
  const leading = cheapest.find((party) => party.seats.length > 1) ?? cheapest[0];
  const free = [leading, ...ordered.filter((party) => party !== leading)].flatMap((party) => party?.seats ?? []);
  return new Set(free.slice(0, wanted).map(({ code }) => code));
}

/** Neighbors of a row that are sold, or left, together. */
interface Party {
  readonly seats: Seat[];
  readonly size: number;
  /** Where it comes among all parties, in [0, 1). */
  readonly place: number;
}

const maxParty = 4;

function seatParties(seats: readonly Seat[], chance: () => number): readonly Party[] {
  const parties: Party[] = [];
  for (const seat of seats) {
    const last = parties.at(-1);
    if (last !== undefined && takes(last, seat)) last.seats.push(seat);
    else parties.push({ seats: [seat], size: 1 + Math.floor(chance() * maxParty), place: chance() });
  }
  return parties;
}

function takes({ seats, size }: Party, { section, row }: Seat): boolean {
  const [first] = seats;
  return seats.length < size && first?.section === section && first.row === row;
}
