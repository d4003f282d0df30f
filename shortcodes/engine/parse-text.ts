import { buildNodes } from "./build-nodes.ts";
import { matchTags } from "./match-tags.ts";
import { scanTags } from "./scan-tags.ts";
import { SourceText } from "./source-text.ts";

export interface TextLimits {
  /** Tags and escapes found in one text; what follows the last of them is literal. */
  readonly tags: number;
  /** How deep shortcodes enclose each other; what goes deeper encloses nothing. */
  readonly depth: number;
}

export const textLimits: TextLimits = { tags: 1000, depth: 10 };

/** Finds the shortcodes of a text, in linear time. Never throws: what is malformed stays literal text. */
export function parseText(source: string, limits: TextLimits = textLimits): SourceText {
  if (!source.includes("[")) return new SourceText(source);
  const tags = scanTags(source, limits.tags);
  if (tags.length === 0) return new SourceText(source);
  const text = { source, tags, closedBy: matchTags(tags, limits.depth) };
  return new SourceText(source, buildNodes(text, { start: 0, end: source.length, firstTag: 0, endTag: tags.length }));
}
