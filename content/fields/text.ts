import * as v from "valibot";
import { idList } from "../../catalog/text/text-values.ts";
import { SourceText } from "../source-text.ts";

/** A Text field: what the editor typed, empty when nothing. The renderer parses its shortcodes. */
export function text() {
  return v.pipe(
    v.nullish(v.string("is not a text"), ""),
    v.transform((source) => new SourceText(source)),
    v.metadata({ prismic: "Text" }),
  );
}

/** A Text field without which its slice makes no sense. */
export function requiredText() {
  return v.pipe(
    v.string("is empty; write a text"),
    v.trim(),
    v.nonEmpty("is empty; write a text"),
    v.transform((source) => new SourceText(source)),
    v.metadata({ prismic: "Text" }),
  );
}

/** A Text field with comma-separated ids → the positive integers in it (F10): `"7, x, 3"` → `[7, 3]`. */
export function productIds() {
  return v.pipe(v.nullish(v.string("is not a text"), ""), v.transform(idList), v.metadata({ prismic: "Text" }));
}
