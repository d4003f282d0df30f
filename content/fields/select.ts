import * as v from "valibot";

/** A Select field: one of `options`; the first when empty. */
export function select<const Options extends readonly [string, ...string[]]>(options: Options) {
  return v.pipe(
    v.nullish(v.picklist(options), null),
    v.transform((value): Options[number] => value ?? options[0]),
    v.metadata({ prismic: "Select" }),
  );
}
