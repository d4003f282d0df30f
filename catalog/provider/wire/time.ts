import * as v from "valibot";

/** `2026-12-01`. */
export const wireDate = v.pipe(v.string(), v.isoDate());

/** `10:00:00` or `10:00`, read as `10:00`. */
export const wireTime = v.pipe(
  v.string(),
  v.regex(/^\d{2}:\d{2}(:\d{2})?$/),
  v.transform((time) => time.slice(0, 5)),
);

/** `2026-12-01T10:00:00`: a city's own time. */
export const wireDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/),
  v.transform((text) => ({ date: text.slice(0, 10), time: text.slice(11, 16) })),
);
