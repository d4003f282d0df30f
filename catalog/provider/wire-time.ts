import * as v from "valibot";
import { parseDate } from "../../i18n/dates.ts";

/** `2026-12-01`. */
export const wireDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => parseDate(day) !== undefined, "no such day"),
);

/** A day that may be missing or empty, or begin a local date and time; undefined without one. */
export const wireLooseDate = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((text) => text.slice(0, 10) || undefined),
  v.optional(wireDate),
);

/** `10:00:00` or `10:00`, read as `10:00`. */
export const wireTime = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)(?::\d{2})?$/),
  v.transform((time) => time.slice(0, 5)),
);

/** `2026-12-01T10:00:00`: a city's own time. */
export const wireDateTime = v.pipe(
  v.string(),
  v.regex(/^[^T]+T\d{2}:\d{2}/),
  v.transform((text) => ({ date: text.slice(0, 10), time: text.slice(11, 16) })),
  v.object({ date: wireDate, time: wireTime }),
);
