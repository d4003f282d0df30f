import { buildNodes } from "./build-nodes.ts";
import type { Registry } from "./definition.ts";
import { matchTags } from "./match-tags.ts";
import { type ParsedText, PlainText } from "./parsed-text.ts";
import { scanTags } from "./scan-tags.ts";
import { unreadableTags } from "./unreadable-tags.ts";

export interface TextLimits {
  /** Tags and escapes found in one text; what follows the last of them is literal. */
  readonly tags: number;
  /** How deep shortcodes enclose each other; what goes deeper encloses nothing. */
  readonly depth: number;
}

export const textLimits: TextLimits = { tags: 1000, depth: 10 };

/**
 * Parses the shortcodes of a text and their attributes, in linear time: `from [price tgid=1]` → a literal and a shortcode.
 * Never throws: what is malformed, or has a name nobody registered, stays literal.
 */
export function parseText<Use>(source: string, registry: Registry<Use>, limits = textLimits): ParsedText<Use> {
  if (!source.includes("[")) return new PlainText(source);
  const { tags, unreadable } = scanTags(source, limits.tags);
  const findings = unreadableTags(source, unreadable, registry);
  if (tags.length === 0 && findings.length === 0) return new PlainText(source);
  const text = { source, tags, partnerIndexes: matchTags(tags, limits.depth), registry, findings };
  return { source, nodes: buildNodes(text, 0, source.length, 0, tags.length), findings, isPlain: tags.length === 0 };
}
