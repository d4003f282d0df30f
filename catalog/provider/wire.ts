import * as v from "valibot";

export const wireId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** `primaryCategory` and the like. */
export const wireTag = v.object({
  contentLanguage: v.fallback(v.nullish(v.string(), ""), ""),
  id: wireId,
  displayName: v.string(),
});

/** An id that is the name of a field. */
export const wireIdText = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), wireId);

/** Text that may be missing; empty then. */
export const wireText = v.nullish(v.string(), "");

/** Text that is there. */
export const wireName = v.pipe(v.string(), v.nonEmpty());

/** Returns the schema of a list of secondary things. An item that does not fit is omitted; a missing list is empty. */
export function fitting<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((item) => {
        const parsed = v.safeParse(schema, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}
