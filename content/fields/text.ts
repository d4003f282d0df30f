import * as v from "valibot";
import { idList } from "../../catalog/text/id-list.ts";
import { parseText } from "../../shortcodes/engine/parse-text.ts";

/** A Text field, parsed into texts and shortcodes; without nodes when empty. */
export function text() {
  return v.pipe(v.nullish(v.string(), ""), v.transform(parseText), v.metadata({ prismic: "Text" }));
}

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

/** A Text field with comma-separated ids → the positive integers in it (specification §5): `"7, x, 3"` → `[7, 3]`. */
export function productIds() {
  return v.pipe(v.nullish(v.string(), ""), v.transform(idList), v.metadata({ prismic: "Text" }));
}
