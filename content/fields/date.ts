import * as v from "valibot";

/** A Date field, YYYY-MM-DD; undefined when empty. */
export function date() {
  return v.pipe(
    v.nullish(v.pipe(v.string(), v.isoDate()), null),
    v.transform((value) => value ?? undefined),
    v.metadata({ prismic: "Date" }),
  );
}
