import * as v from "valibot";

const message = "An amount is a number above zero such as 20 or 9.50.";

/** An amount of money without its currency, in the currency's main unit. */
export function amountAttribute() {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^\d{1,9}(?:\.\d{1,3})?$/, message),
    v.transform(Number),
    v.minValue(0.001, message),
  );
}
