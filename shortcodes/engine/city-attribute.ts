import * as v from "valibot";

const message = "A city's code is one word such as ROME or NEW_YORK.";

/** An attribute that names a city by the provider's code, in any letter case; undefined when left out. */
export function cityAttribute() {
  return v.optional(v.pipe(v.string(message), v.trim(), v.toUpperCase(), v.regex(/^[A-Z][A-Z_-]*$/, message)));
}
