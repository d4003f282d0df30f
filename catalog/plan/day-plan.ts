import { hoursConflict, type HoursConflict } from "./hours-conflict.ts";
import type { PlannedVisit } from "./planned-visit.ts";
import { type Travel, travelBetween } from "./travel-minutes.ts";

/** What does not fit. Minutes are those that are lacking. */
export type PlanConflict =
  | HoursConflict
  /** It begins before an earlier visit ends. */
  | { readonly kind: "overlap"; readonly with: number; readonly minutes: number }
  /** The way from the visit before takes longer than there is time. */
  | { readonly kind: "travel"; readonly with: number; readonly minutes: number };

/** A visit in its place on the time line. */
export interface PlannedStep {
  readonly visit: PlannedVisit;
  /** Minutes since midnight; undefined where the start or the duration is not known. */
  readonly end: number | undefined;
  /** The way from the visit before; undefined for the first, and where a place or a time is not known. */
  readonly travel: Travel | undefined;
  readonly conflicts: readonly PlanConflict[];
}

/** Returns the visits of a day in the order of their starts, each with what does not fit. Those without a time come last. */
export function dayPlan(visits: readonly PlannedVisit[]): readonly PlannedStep[] {
  const ordered = visits.toSorted((one, other) => startOf(one) - startOf(other) || one.id - other.id);
  return ordered.map((visit, index) => {
    const earlier = visit.start === undefined ? [] : ordered.slice(0, index);
    const travel = wayTo(visit, earlier.at(-1));
    return {
      visit,
      end: endOf(visit),
      travel,
      conflicts: [...conflictsWithEarlier(visit, earlier, travel), ...hoursConflict(visit)],
    };
  });
}

function startOf({ start }: PlannedVisit): number {
  return start ?? Number.MAX_SAFE_INTEGER;
}

/** Returns when a visit ends. One whose duration is not known is counted by its start alone. */
function endOf({ start, minutes }: Pick<PlannedVisit, "start" | "minutes">): number | undefined {
  return start === undefined || minutes === undefined ? undefined : start + minutes;
}

function wayTo({ point }: PlannedVisit, before: PlannedVisit | undefined): Travel | undefined {
  return point === undefined || before?.point === undefined ? undefined : travelBetween(before.point, point);
}

/** Returns the overlap with what ends last. Where there is none, the way from the visit before may take too long. */
function conflictsWithEarlier(
  { start = 0 }: PlannedVisit,
  earlier: readonly PlannedVisit[],
  travel: Travel | undefined,
): readonly PlanConflict[] {
  const ends = earlier.map((visit) => ({ id: visit.id, end: endOf(visit) ?? visit.start ?? 0 }));
  const last = ends.toSorted((one, other) => other.end - one.end)[0];
  if (last !== undefined && last.end > start) return [{ kind: "overlap", with: last.id, minutes: last.end - start }];
  const before = ends.at(-1);
  if (before === undefined || travel === undefined) return [];
  const lacking = before.end + travel.minutes - start;
  return lacking > 0 ? [{ kind: "travel", with: before.id, minutes: lacking }] : [];
}
