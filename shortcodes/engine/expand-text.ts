import type { Expander } from "./expander.ts";
import { enclosesNothing } from "./finding.ts";
import { reportUnknown } from "./report-unknown.ts";
import { sayShortcode } from "./say-shortcode.ts";
import type { ShortcodeNode, SourceText, TextNode } from "./source-text.ts";

/** The text with its shortcodes expanded: what the pieces of `expandPieces` say, joined. */
export function expandText(text: SourceText, expander: Expander): string {
  return text.isPlain ? text.source : textOf(text.nodes, expander);
}

function textOf(nodes: readonly TextNode[], expander: Expander): string {
  let text = "";
  for (const node of nodes) text += node.kind === "literal" ? node.text : textOfShortcode(node, expander);
  return text;
}

function textOfShortcode(node: ShortcodeNode, expander: Expander): string {
  const definition = expander.registry.get(node.name);
  const { enclosed } = node;
  if (definition?.encloses && enclosed) {
    return sayShortcode(node, definition, textOf(enclosed.nodes, expander), expander).text;
  }
  if (definition && enclosed) expander.report(enclosesNothing(node));
  if (!definition) reportUnknown(node, expander);
  const tag = definition ? sayShortcode(node, definition, "", expander).text : (enclosed?.tag ?? node.source);
  return enclosed ? tag + textOf(enclosed.nodes, expander) + enclosed.closingTag : tag;
}
