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
export function bandsOf(seats: readonly Seat[]): ReadonlyMap<PriceBand, number> {
  const known = [...new Set(seats.map(({ band }) => band))];
  const cheapest = Math.min(...known.map((band) => bandFactors[band]));
  const factors = known.map((band) => [band, bandFactors[band] / cheapest] as const);
  return new Map(factors.toSorted(([, one], [, other]) => other - one));
}

/** The share of seats that is left where a slot has places without end. */
const usualShare = 0.6;

/** Returns codes of the free seats of a performance: one for each place left, one of the cheapest among them. */
export function freeSeats(
  seats: readonly Seat[],
  slot: Pick<Slot, "tourId" | "date" | "start" | "availability" | "remaining">,
) {
  const { tourId, date, start, availability, remaining } = slot;
  const wanted = availability === "UNLIMITED" ? Math.round(seats.length * usualShare) : remaining;
  const chance = seeded(`seats ${tourId} ${date} ${start}`);
  const drawn = seats.map(({ code, band }) => ({ code, band, place: chance() }));
  const factors = bandsOf(seats);
  const ordered = drawn.toSorted((one, other) => one.place - other.place);
  const cheapest = ordered.find(({ band }) => factors.get(band) === 1);
  const others = ordered.filter((seat) => seat !== cheapest);
  const free = [...(cheapest === undefined ? [] : [cheapest]), ...others].slice(0, wanted);
  return new Set(free.map(({ code }) => code));
}
