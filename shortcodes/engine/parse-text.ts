import { scanShortcode } from "./scan-shortcode.ts";
import { type LiteralNode, SourceText, type TextNode } from "./source-text.ts";

/** Shortcodes and escapes found in one text; what follows the last of them is literal. */
export const maxShortcodes = 1000;

/** Finds the shortcodes of a text, in one pass and linear time. Never throws: what is malformed stays literal text. */
export function parseText(source: string): SourceText {
  const nodes: TextNode[] = [];
  let done = 0;
  let found = 0;
  for (
    let at = source.indexOf("[");
    at !== -1 && found < maxShortcodes;
    at = source.indexOf("[", Math.max(done, at + 1))
  ) {
    const node = scanEscape(source, at) ?? scanShortcode(source, at);
    if (node === undefined) continue;
    if (at > done) nodes.push(literal(source.slice(done, at)));
    nodes.push(node);
    done = at + node.source.length;
    found += 1;
  }
  if (done < source.length) nodes.push(literal(source.slice(done)));
  return new SourceText(source, nodes);
}

/** `[[price]]` is the literal `[price]`. */
function scanEscape(source: string, start: number): LiteralNode | undefined {
  const inner = scanShortcode(source, start + 1);
  if (inner === undefined || source[inner.start + inner.source.length] !== "]") return undefined;
  return { kind: "literal", source: `[${inner.source}]`, text: inner.source };
}

function literal(source: string): LiteralNode {
  return { kind: "literal", source, text: source };
}
