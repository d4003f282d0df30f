import { zonedMoment } from "../../i18n/zoned-moment.ts";
import { openStarts } from "../experience/open-starts.ts";
import type { Inventory, PersonPrice } from "../inventory/inventory.ts";

/** A performance that kinds of visitors pay different prices for. */
export interface Concessions {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
  /** Several; the dearest first. */
  readonly persons: readonly PersonPrice[];
}

interface Choice {
  /** IANA name of the theatre's zone. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** `HH:MM` of the only start that counts; undefined for any. */
  readonly time: string | undefined;
}

/**
 * Returns the first performance to come with places left and more than one kind of visitor. Undefined where everybody pays
 * the same. Of several tours of one start, each kind has its lowest price.
 */
export function findConcessions(
  inventories: readonly Inventory[],
  { timeZone, now, time: chosen }: Choice,
): Concessions | undefined {
  const tourIds = inventories.map(({ tourId }) => tourId);
  const open = openStarts(inventories, { tourIds }).filter(
    ({ startDate: date, startTime: time }) =>
      (chosen === undefined || time === chosen) && (zonedMoment({ date, time }, timeZone) ?? 0) > now,
  );
  const start = open.find((each) => listPersonPrices(open, each).length > 1);
  return start && { date: start.startDate, time: start.startTime, persons: listPersonPrices(open, start) };
}

function listPersonPrices(open: readonly Inventory[], { startDate, startTime }: Inventory): readonly PersonPrice[] {
  const persons = open
    .filter((each) => each.startDate === startDate && each.startTime === startTime)
    .flatMap((each) => each.persons)
    .filter(({ availability }) => availability.kind !== "CLOSED")
    .toSorted((one, other) => other.price.minor - one.price.minor);
  // Of a kind that comes twice, the last and lowest counts; its place is that of the first.
  return [...new Map(persons.map((person) => [person.pax, person])).values()];
}
