import type { PlannedVisit } from "./planned-visit.ts";

/** Conflicts with the opening hours of the day. Times are minutes since midnight. */
export type HoursConflict =
  | { readonly kind: "unavailable" | "closed" }
  | { readonly kind: "before-opening"; readonly opens: number }
  | { readonly kind: "after-last-entry"; readonly lastEntry: number }
  /** It would end after the place closes. */
  | { readonly kind: "closing"; readonly closes: number };

/** Returns what the day does not allow of a visit: no place left, closed, too early or too late. At most one. */
export function hoursConflict({ start, minutes = 0, hours, bookable }: PlannedVisit): readonly HoursConflict[] {
  if (hours.kind === "closed") return [{ kind: "closed" }];
  if (bookable === false) return [{ kind: "unavailable" }];
  if (hours.kind !== "open" || start === undefined) return [];
  const { opens, lastEntry, closes } = hours;
  if (start < opens) return [{ kind: "before-opening", opens }];
  if (start > lastEntry) return [{ kind: "after-last-entry", lastEntry }];
  return start + minutes > closes ? [{ kind: "closing", closes }] : [];
}
