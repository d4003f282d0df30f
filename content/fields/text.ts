import * as v from "valibot";
import { parseText } from "../../shortcodes/engine/parse-text.ts";

/** A Text field: what the editor typed, with its shortcodes found; empty when nothing was. */
export function text() {
  return v.pipe(v.nullish(v.string(), ""), v.transform(parseText), v.metadata({ prismic: "Text" }));
}
