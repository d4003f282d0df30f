import { mergeNeeds, type Needs, noNeeds } from "../../catalog/needs.ts";
import type { ShortcodeRegistry } from "./define-shortcode.ts";
import type { SourceText, TextNode } from "./source-text.ts";

/** What the shortcodes of a text must know before they can expand. Says nothing about mistakes: expanding reports them. */
export function shortcodeNeeds(text: SourceText, registry: ShortcodeRegistry): Needs {
  const needsOf = (node: TextNode): Needs => {
    if (node.kind === "literal") return noNeeds;
    return registry.get(node.name)?.parse(node.attributes, () => {})?.needs ?? noNeeds;
  };
  return mergeNeeds(text.nodes.map(needsOf));
}
