import * as v from "valibot";

// These schemas are strict. `parseTolerantly` omits an invalid part if its schema lets it be missing. Fields that are
// not optional here are essential to their object. Parts that are essential to an item cost the item.

const digits = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

/** A positive whole number, or its text. */
export const wireId = v.pipe(v.union([v.number(), digits]), v.safeInteger(), v.minValue(1));

/** `primaryCategory` and the like. */
export const wireTag = v.object({
  contentLanguage: v.fallback(v.nullish(v.string(), ""), ""),
  id: wireId,
  displayName: v.string(),
});

/** An id that is the name of a field. */
export const wireIdText = v.pipe(digits, v.safeInteger(), v.minValue(1));

/** Text that may be missing; empty then. */
export const wireText = v.nullish(v.string(), "");

/** Text that is there. */
export const wireName = v.pipe(v.string(), v.nonEmpty());

/** A whole number of at least 0. */
export const wireCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A length of pixels, kilometers or time that may be missing. */
export const wireSize = v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** Yes or no; no when it is missing. */
export const wireFlag = v.nullish(v.boolean(), false);

/** Returns the schema of a list that may be missing; empty then. */
export function wireList<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(v.array(schema), []);
}
