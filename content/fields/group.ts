import * as v from "valibot";

/** A Group field: its items in order; empty without any. */
export function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.nullish(v.array(v.object(entries), "is not a list of items"), []),
    v.readonly(),
    v.metadata({ prismic: "Group", entries }),
  );
}

/** Returns the fields of a group's items; undefined for any other field. */
export function groupEntries(field: v.GenericSchema): v.ObjectEntries | undefined {
  const { entries } = v.getMetadata(field);
  return isEntries(entries) ? entries : undefined;
}

function isEntries(value: unknown): value is v.ObjectEntries {
  return typeof value === "object" && value !== null;
}
