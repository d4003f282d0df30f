import type { Slot } from "../inventory/inventory.ts";
import type { Money } from "../money/money.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import { hasStarted, type LocalClock } from "./performance-time.ts";
import { isEvening } from "./plays-tonight.ts";

/** The cheapest performance of an evening. */
interface EveningStart {
  readonly price: Money;
  /** `HH:MM`. */
  readonly time: string;
}

/** The lowest price of an evening and its start, or that the evening is sold out. */
export type Evening = EveningStart | "sold-out";

/**
 * Returns the cheapest of today's evening performances that have places left and have not begun. A matinee costs less, and
 * does not count.
 */
export function findEvening(slots: readonly Slot[], clock: LocalClock): Evening {
  const today = todayIn(clock.timeZone, clock.now);
  const [lowest] = slots
    .filter(({ startDate, startTime }) => startDate === today && isEvening(startTime))
    .filter((slot) => slot.availability.kind !== "CLOSED" && !hasStarted(slot, clock))
    .map(({ price, startTime }) => ({ price, time: startTime }))
    .toSorted((one, other) => one.price.minor - other.price.minor);
  return lowest ?? "sold-out";
}
