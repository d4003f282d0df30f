import { SourceText } from "../../content/source-text.ts";
import type { LocatedText } from "../contracts/part.ts";
import { forEachObject, isObject } from "./objects-in.ts";

// Far deeper than a content model can nest: slice, group, group, rich text, block.
const maxDepth = 32;

/** Returns every editor's text in parsed fields, in order: through arrays and plain objects, at most 32 levels deep. */
export function textsIn(value: unknown): readonly LocatedText[] {
  const texts: LocatedText[] = [];
  if (isObject(value)) gather(value, "", maxDepth, texts);
  return texts;
}

function gather(value: object, field: string, depth: number, texts: LocatedText[]): void {
  if (value instanceof SourceText) texts.push({ text: value, field });
  else if (depth > 0) {
    forEachObject(value, (child, step) => gather(child, fieldIn(value, field, step), depth - 1, texts));
  }
}

/** The text of a rich-text block is located at the block: `body.1`, not `body.1.text`. */
function fieldIn(parent: object, field: string, step: string): string {
  if (step === "text" && "spans" in parent) return field;
  return field === "" ? step : `${field}.${step}`;
}
