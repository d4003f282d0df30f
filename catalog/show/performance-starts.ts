import type { Availability, Inventory } from "../inventory/inventory.ts";
import { bestAvailability } from "../inventory/best-availability.ts";
import type { Money } from "../money/money.ts";
import { hasStarted, type LocalClock } from "./performance-time.ts";

/** One start of a show, whatever the seats: with the lowest price of those that a party can book. */
export interface PerformanceStart {
  /** `HH:MM`, in the venue's time. */
  readonly time: string;
  readonly availability: Availability;
  /** All-in price for one of the party; undefined when the party can't book it. */
  readonly price: Money | undefined;
  /** All-in price for the party. */
  readonly total: Money | undefined;
  /** The largest smaller party that can book it; undefined where this one can, or none. */
  readonly smaller: number | undefined;
}

interface Choice extends LocalClock {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** How many travellers. */
  readonly party: number;
}

/** Returns the starts of one day that have not begun, by their time, sold-out ones too (D14). */
export function performanceStarts(
  inventories: readonly Inventory[],
  { date, party, ...clock }: Choice,
): readonly PerformanceStart[] {
  const onDay = inventories.filter((each) => each.startDate === date && !hasStarted(each, clock));
  const times = [...new Set(onDay.map(({ startTime }) => startTime))].toSorted();
  return times.map((time) => {
    const tours = onDay.filter(({ startTime }) => startTime === time);
    const prices = tours.flatMap((tour) => priceFor(tour, party)).toSorted((one, other) => one.minor - other.minor);
    const [price] = prices;
    return {
      time,
      availability: bestAvailability(tours.map(({ availability }) => availability)),
      price,
      total: price && { ...price, minor: price.minor * party },
      smaller: price === undefined ? smallerParty(tours, party) : undefined,
    };
  });
}

/** Returns what each of a party of grown-ups pays; nothing where so many can't go. */
function priceFor({ availability, persons }: Inventory, party: number): readonly Money[] {
  const person = persons.find(({ pax }) => pax === "ADULT" || pax === "GENERAL");
  if (person === undefined || !holds(availability, party) || !holds(person.availability, party)) return [];
  const { min = 1, max = party, price } = person;
  return party >= min && party <= max ? [price] : [];
}

/** Returns the largest party below one that can go; undefined where none can. */
function smallerParty(tours: readonly Inventory[], party: number): number | undefined {
  const sizes = Array.from({ length: party - 1 }, (_, index) => party - 1 - index);
  return sizes.find((size) => tours.some((tour) => priceFor(tour, size).length > 0));
}

function holds({ kind, remaining }: Availability, party: number): boolean {
  return kind !== "CLOSED" && (remaining ?? party) >= party;
}
