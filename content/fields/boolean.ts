import * as v from "valibot";

/** A Boolean field; the service answers null for one that was never touched. */
export function boolean() {
  return v.pipe(v.nullish(v.boolean(), false), v.metadata({ prismic: "Boolean" }));
}
