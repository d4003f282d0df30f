import * as v from "valibot";

/** A Number field; undefined when empty. */
export function number() {
  return v.pipe(
    v.nullish(v.number(), null),
    v.transform((value) => value ?? undefined),
    v.metadata({ prismic: "Number" }),
  );
}
