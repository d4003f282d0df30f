import * as v from "valibot";

/** An attribute that names a thing of the catalog by number; `what` it is, for editors: "a collection". */
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
