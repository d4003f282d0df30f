import type { Slot } from "../inventory/inventory.ts";
import type { Money } from "../money/money.ts";
import { dayIn, isoDay } from "../../i18n/dates.ts";
import { hasStarted, type LocalClock } from "./performance-time.ts";
import { isEvening } from "./plays-tonight.ts";

/** What an evening costs at least, or that nothing is left. */
export type Evening = Money | "sold-out";

/**
 * Returns the lowest price of today's evening performances that have places left and have not begun. A matinee costs less,
 * and does not count.
 */
export function eveningOf(slots: readonly Slot[], clock: LocalClock): Evening {
  const today = isoDay(dayIn(clock.timeZone, clock.now));
  const [lowest] = slots
    .filter(({ startDate, startTime }) => startDate === today && isEvening(startTime))
    .filter((slot) => slot.availability.kind !== "CLOSED" && !hasStarted(slot, clock))
    .map(({ price }) => price)
    .toSorted((one, other) => one.minor - other.minor);
  return lowest ?? "sold-out";
}
