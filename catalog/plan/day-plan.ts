import { hoursConflict, type HoursConflict } from "./hours-conflict.ts";
import type { PlannedVisit } from "./planned-visit.ts";
import { isTooFar, type Travel, estimateTravel } from "./travel-minutes.ts";

/** Reasons why a visit does not fit its plan. Minutes are the missing ones. */
export type PlanConflict =
  | HoursConflict
  /** It is in another city than the visit before. */
  | { readonly kind: "far"; readonly with: number }
  /** It begins before an earlier visit ends. */
  | { readonly kind: "overlap"; readonly with: number; readonly minutes: number }
  /** The way from the visit before takes longer than there is time. */
  | { readonly kind: "travel"; readonly with: number; readonly minutes: number };

/** A visit in its place on the time line. */
export interface PlannedStep {
  readonly visit: PlannedVisit;
  /** Minutes since midnight; undefined where the start or the duration is not known. */
  readonly end: number | undefined;
  /** The way from the visit before. Undefined for the first, for one that is far, and where a place or time is unknown. */
  readonly travel: Travel | undefined;
  readonly conflicts: readonly PlanConflict[];
}

/** Returns the visits of a day in the order of their starts, each with what does not fit. Those without a time come last. */
export function dayPlan(visits: readonly PlannedVisit[]): readonly PlannedStep[] {
  const ordered = visits.toSorted((one, other) => toStartOrder(one) - toStartOrder(other) || one.id - other.id);
  return ordered.map((visit, index) => toPlannedStep(visit, ordered.slice(0, index)));
}

/**
 * Returns a visit with its conflicts. A far place may have another time zone, so its overlaps and travel times are not
 * counted.
 */
function toPlannedStep(visit: PlannedVisit, earlier: readonly PlannedVisit[]): PlannedStep {
  const far = listFarConflicts(visit, earlier.at(-1));
  const timed = far.length > 0 || visit.start === undefined ? [] : earlier;
  const travel = findTravel(visit, timed.at(-1));
  const conflicts = [...far, ...conflictsWithEarlier(visit, timed, travel), ...hoursConflict(visit)];
  return { visit, end: findEnd(visit), travel, conflicts };
}

/** Returns that a visit is far from the one before, with or without times. A place that is not known is not far. */
function listFarConflicts({ point }: PlannedVisit, before: PlannedVisit | undefined): readonly PlanConflict[] {
  if (point === undefined || before?.point === undefined) return [];
  return isTooFar(before.point, point) ? [{ kind: "far", with: before.id }] : [];
}

function toStartOrder({ start }: PlannedVisit): number {
  return start ?? Number.MAX_SAFE_INTEGER;
}

/** Returns when a visit ends. One whose duration is not known is counted by its start alone. */
function findEnd({ start, minutes }: Pick<PlannedVisit, "start" | "minutes">): number | undefined {
  return start === undefined || minutes === undefined ? undefined : start + minutes;
}

function findTravel({ point }: PlannedVisit, before: PlannedVisit | undefined): Travel | undefined {
  return point === undefined || before?.point === undefined ? undefined : estimateTravel(before.point, point);
}

/** Returns the overlap with what ends last. Without an overlap, the way from the visit before may take too long. */
function conflictsWithEarlier(
  { start = 0 }: PlannedVisit,
  earlier: readonly PlannedVisit[],
  travel: Travel | undefined,
): readonly PlanConflict[] {
  const ends = earlier.map((visit) => ({ id: visit.id, end: findEnd(visit) ?? visit.start ?? 0 }));
  const last = ends.toSorted((one, other) => other.end - one.end)[0];
  if (last !== undefined && last.end > start) return [{ kind: "overlap", with: last.id, minutes: last.end - start }];
  const before = ends.at(-1);
  if (before === undefined || travel === undefined) return [];
  const lacking = before.end + travel.minutes - start;
  return lacking > 0 ? [{ kind: "travel", with: before.id, minutes: lacking }] : [];
}
