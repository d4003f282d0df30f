import * as v from "valibot";

/** A Boolean field. The service sends null for one that no editor touched, which means `untouched`. */
export function boolean(untouched = false) {
  return v.pipe(v.nullish(v.boolean(), untouched), v.metadata({ prismic: "Boolean" }));
}

/** A Date field, YYYY-MM-DD; undefined when empty. */
export function date() {
  return v.pipe(
    v.nullish(v.pipe(v.string(), v.isoDate()), null),
    v.transform((value) => value ?? undefined),
    v.metadata({ prismic: "Date" }),
  );
}

/** A Number field; undefined when empty. */
export function number() {
  return v.pipe(
    v.nullish(v.number(), null),
    v.transform((value) => value ?? undefined),
    v.metadata({ prismic: "Number" }),
  );
}

/** A Select field: one of `options`; the first when empty. */
export function select<const Options extends readonly [string, ...string[]]>(options: Options) {
  return v.pipe(
    v.nullish(v.picklist(options), null),
    v.transform((value): Options[number] => value ?? options[0]),
    v.metadata({ prismic: "Select" }),
  );
}
