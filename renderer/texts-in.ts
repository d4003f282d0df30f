import { SourceText } from "../shortcodes/engine/source-text.ts";

// Far deeper than a content model can nest: slice, group, group, rich text, block.
const maxDepth = 32;

/** Every editor's text in some parsed props, in order: through arrays and plain objects, at most 32 levels deep. */
export function textsIn(value: unknown): readonly SourceText[] {
  return gather(value, maxDepth);
}

function gather(value: unknown, depth: number): readonly SourceText[] {
  if (value instanceof SourceText) return [value];
  if (typeof value !== "object" || value === null || depth === 0) return [];
  return Object.values(value).flatMap((child) => gather(child, depth - 1));
}
