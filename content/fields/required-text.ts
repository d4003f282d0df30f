import * as v from "valibot";
import { parseText } from "../../shortcodes/engine/parse-text.ts";

/** A Text field without which its slice makes no sense. */
export function requiredText() {
  return v.pipe(
    v.string("is empty; write a text"),
    v.trim(),
    v.nonEmpty("is empty; write a text"),
    v.transform(parseText),
    v.metadata({ prismic: "Text" }),
  );
}
