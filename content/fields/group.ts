import * as v from "valibot";

/** A Group field: its items in order; empty when there are none. */
export function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.nullish(v.array(v.object(entries)), []), v.readonly(), v.metadata({ prismic: "Group", entries }));
}
