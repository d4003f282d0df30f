import { mergeNeeds, type Needs, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { ShortcodeRegistry } from "./define-shortcode.ts";
import type { SourceText, TextNode } from "./source-text.ts";

/** What the shortcodes of a text must know before they can expand. Says nothing about mistakes: expanding reports them. */
export function shortcodeNeeds(text: SourceText, registry: ShortcodeRegistry): Needs {
  return text.isPlain ? noNeeds : mergeNeeds(text.nodes.flatMap((node) => needsOf(node, registry)));
}

function needsOf(node: TextNode, registry: ShortcodeRegistry): readonly Needs[] {
  if (node.kind === "literal") return [];
  const own = registry.get(node.name)?.parse(node.attributes, () => {})?.needs;
  const inside = (node.enclosed?.nodes ?? []).flatMap((inner) => needsOf(inner, registry));
  return own === undefined ? inside : [own, ...inside];
}
