import * as v from "valibot";

/** A list of secondary things, or none: one that does not fit costs itself, not what it is a part of. */
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
