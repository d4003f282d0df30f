import * as v from "valibot";
import { parseText } from "../../shortcodes/engine/parse-text.ts";

const titleBlock = v.object({ text: v.string() });

/** A StructuredText field that holds one heading: its text. Empty when there is none. */
export function title() {
  return v.pipe(
    v.nullish(v.array(titleBlock), []),
    v.transform(([block]) => parseText(block?.text ?? "")),
    v.metadata({ prismic: "StructuredText" }),
  );
}
