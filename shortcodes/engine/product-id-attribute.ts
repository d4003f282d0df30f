import * as v from "valibot";

const message = "A product's id is a whole number such as 123.";

/** An attribute that names a product: `tgid="123"`. */
export function productIdAttribute() {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^[1-9]\d*$/, message),
    v.transform(Number),
    v.safeInteger(message),
  );
}
