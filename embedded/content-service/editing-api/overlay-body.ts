import * as v from "valibot";
import { isCalendarDay } from "../accept/is-calendar-day.ts";

const label = v.pipe(v.string(), v.trim(), v.nonEmpty("it needs a text"), v.maxLength(200));

/** Parses ISO 8601 into epoch milliseconds. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp("it needs a date with time and zone, as 2026-11-27T00:00:00Z"),
  v.check(isCalendarDay, "there is no such day"),
  v.transform(Date.parse),
  v.number("there is no such time"),
);

/** Id of the draft that the editors of one document share. Any other draft gets an id of the service. */
const sharedDraft = v.pipe(v.string(), v.regex(/^doc-[\w-]{1,100}$/, "it needs doc- and the id of a document"));

const scheduledAt = v.nullable(moment);

/** Bodies that create and change releases and drafts. Drafts have no schedule. */
export const overlayBodies = {
  release: {
    create: v.strictObject({ label, scheduledAt: v.optional(scheduledAt, null) }),
    change: v.strictObject({ label: v.optional(label), scheduledAt: v.optional(scheduledAt) }),
  },
  draft: {
    create: v.strictObject({ label, id: v.optional(sharedDraft) }),
    change: v.strictObject({ label }),
  },
} as const;

/** Body that makes a draft a release. */
export const scheduleBody = v.strictObject({ scheduledAt });

export interface OverlayChanges {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  /** Epoch milliseconds. */
  readonly scheduledAt?: number | null | undefined;
}
