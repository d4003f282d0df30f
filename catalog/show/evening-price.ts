import type { Slot } from "../inventory/inventory.ts";
import type { Money } from "../money/money.ts";
import { isEvening } from "./plays-tonight.ts";

/** What an evening costs at least, or that nothing is left. */
export type Evening = Money | "sold-out";

/** Returns the lowest price of the evening performances of a day that have places left. A matinee costs less, and does not count. */
export function eveningOf(slots: readonly Slot[], date: string): Evening {
  const [lowest] = slots
    .filter(({ startDate, startTime, availability }) => {
      return startDate === date && isEvening(startTime) && availability.kind !== "CLOSED";
    })
    .map(({ price }) => price)
    .toSorted((one, other) => one.minor - other.minor);
  return lowest ?? "sold-out";
}
