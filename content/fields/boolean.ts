import * as v from "valibot";

/** A Boolean field; `untouched` is what one means that no editor ever touched: the service answers null for it. */
export function boolean(untouched = false) {
  return v.pipe(v.nullish(v.boolean(), untouched), v.metadata({ prismic: "Boolean" }));
}
