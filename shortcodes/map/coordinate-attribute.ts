import * as v from "valibot";

/** Parses degrees north or east, from minus `limit` to `limit`: `41.89`. Optional. */
export function coordinateAttribute(limit: number) {
  const message = `It is a number of degrees from -${limit} to ${limit} such as 41.89.`;
  return v.optional(
    v.pipe(
      v.string(message),
      v.trim(),
      v.regex(/^[+-]?\d{1,3}(?:\.\d{1,12})?$/, message),
      v.transform(Number),
      v.minValue(-limit, message),
      v.maxValue(limit, message),
    ),
  );
}
