import * as v from "valibot";

const message = "An offset is a whole number such as 1 or -1.";

/** An attribute that counts on or back; 0 when left out. */
export function offsetAttribute() {
  return v.optional(v.pipe(v.string(message), v.trim(), v.regex(/^[+-]?\d{1,3}$/, message), v.transform(Number)), "0");
}
