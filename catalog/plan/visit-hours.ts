import { openingOn } from "../sight/opening-on.ts";
import type { PointOfInterest } from "../sight/point-of-interest.ts";
import { toMinutes, type VisitHours } from "./planned-visit.ts";

/**
 * Returns when the sights of a product are open: from the first that opens until the last that closes. The order
 * of a visit is free. It is closed where all of them are, and unknown where one is.
 */
export function visitHours(day: Date, sights: readonly Pick<PointOfInterest, "schedules">[]): VisitHours {
  const days = sights.map(({ schedules }) => openingOn(day, schedules));
  const open = days.flatMap((each) => (each === undefined || each.closed ? [] : [each]));
  if (days.length === 0 || days.includes(undefined)) return { kind: "unknown" };
  if (open.length === 0) return { kind: "closed" };
  return {
    kind: "open",
    opens: Math.min(...open.map((each) => toMinutes(each.opens))),
    closes: Math.max(...open.map((each) => minutesAfter(each.opens, each.closes))),
    lastEntry: Math.max(...open.map((each) => minutesAfter(each.opens, each.lastEntry ?? each.closes))),
  };
}

/** Returns the minutes of a time since the midnight before `opens`: after 08:30, 00:45 → 1485. */
function minutesAfter(opens: string, time: string): number {
  return toMinutes(time) + (toMinutes(time) <= toMinutes(opens) ? 1440 : 0);
}
