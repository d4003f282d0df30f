import { SourceText } from "../../content/source-text.ts";

/** An editor's text and its field. */
export interface LocatedText {
  readonly text: SourceText;
  /** Ids of fields and, in groups and rich text, positions from 1: `title`, `items.2.body.1`. */
  readonly field: string;
}

// Far deeper than a content model can nest: slice, group, group, rich text, block.
const maxDepth = 32;

/** Returns every editor's text in parsed fields, in order: through arrays and plain objects, at most 32 levels deep. */
export function textsIn(value: unknown): readonly LocatedText[] {
  const texts: LocatedText[] = [];
  gather(value, "", maxDepth, texts);
  return texts;
}

function gather(value: unknown, field: string, depth: number, texts: LocatedText[]): void {
  if (value instanceof SourceText) texts.push({ text: value, field });
  else if (typeof value === "object" && value !== null && depth > 0) {
    for (const [name, child] of Object.entries(value)) {
      if (typeof child === "object") gather(child, fieldIn(value, field, name), depth - 1, texts);
    }
  }
}

/** The text of a rich-text block is located at the block: `body.1`, not `body.1.text`. */
function fieldIn(parent: object, field: string, name: string): string {
  if (name === "text" && "spans" in parent) return field;
  const step = Array.isArray(parent) ? String(Number(name) + 1) : name;
  return field === "" ? step : `${field}.${step}`;
}
