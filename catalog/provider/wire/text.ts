import * as v from "valibot";

/** Text that may be missing; empty then. */
export const wireText = v.nullish(v.string(), "");

/** Text that is there. */
export const wireName = v.pipe(v.string(), v.nonEmpty());

/** A day, `YYYY-MM-DD`: the beginning of a local date and time; undefined when missing or no such day. */
export const wireDay = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 10)),
      v.isoDate(),
      v.check((day) => !Number.isNaN(Date.parse(day)), "no such day"),
    ),
  ),
  undefined,
);
