import * as v from "valibot";
import { text } from "./translations.ts";

/** Over 24:00 is after midnight. */
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-7]):[0-5]\d$/, "must be HH:MM"));
const dayOfYear = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "must be MM-DD"));

/** All day is 00:00 to 23:59. */
const hours = v.pipe(
  v.strictObject({ opens: time, closes: time, lastEntry: v.optional(time) }),
  v.check(({ opens, closes }) => opens < closes, "must close after it opens"),
  v.check(
    ({ opens, closes, lastEntry = closes }) => lastEntry >= opens && lastEntry <= closes,
    "the last entry must be while it is open",
  ),
);

export type Hours = v.InferOutput<typeof hours>;

/** A season of every year, `from` and `to` included; a season over New Year is two. */
const season = v.pipe(
  v.strictObject({
    from: dayOfYear,
    to: dayOfYear,
    /** Of the days that are not in `days`. */
    usually: hours,
    /** Days that differ: other hours, or null for closed. */
    days: v.optional(
      v.record(
        v.picklist(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]),
        v.nullable(hours),
      ),
      {},
    ),
  }),
  v.check(({ from, to }) => from <= to, "a season must end after it begins: one over New Year is two"),
);

export type Season = v.InferOutput<typeof season>;

/** When visitors are let in: a pattern that repeats every year. */
export const opening = v.strictObject({
  source: text,
  /** In order. */
  seasons: v.pipe(v.array(season), v.minLength(1)),
  /** Days of every year when it is closed. */
  closedOn: v.optional(v.array(dayOfYear), []),
});

export type Opening = v.InferOutput<typeof opening>;
