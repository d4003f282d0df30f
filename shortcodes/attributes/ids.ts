import * as v from "valibot";

/** Parses the number of a thing in the catalog: `id="1001"` → 1001. `what` is named to editors: "a collection". */
export function idAttribute(what: string) {
  const message = `The id of ${what} is a whole number such as 123.`;
  return v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^[1-9]\d*$/, message),
    v.transform(Number),
    v.safeInteger(message),
  );
}

/** Parses the number of a product: `tgid="50002"`. */
export function productIdAttribute() {
  return idAttribute("a product");
}

const message = "A city's code is one word such as ROME or NEW_YORK.";

/** Parses the provider's code of a city, in any letter case: `rome` → `ROME`. Optional. */
export function cityAttribute() {
  return v.optional(v.pipe(v.string(message), v.trim(), v.toUpperCase(), v.regex(/^[A-Z][A-Z_-]*$/, message)));
}
