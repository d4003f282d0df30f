import type { Definition, Registry } from "./definition.ts";
import { type Finding, invalidShortcode, unknownAttributes, unknownShortcode } from "./findings.ts";
import { enclosesNothing, strayClose } from "./tag-findings.ts";
import { findNearestName } from "./find-nearest-name.ts";
import type { LiteralNode, ShortcodeNode, TextNode } from "./parsed-text.ts";
import type { ClosingTag, OpeningTag, Tag } from "./scan-tag.ts";
import type { Escape } from "./scan-tags.ts";

/** The tags of a text and, by the index of an opening or closing tag, that of its partner. */
export interface MatchedTags<Use> {
  readonly source: string;
  readonly tags: readonly (Tag | Escape)[];
  readonly partnerIndexes: readonly (number | undefined)[];
  readonly registry: Registry<Use>;
  /** Collects the mistakes that are found on the way. */
  readonly findings: Finding[];
}

/** Returns the nodes of a range of the text, and of the range of tags in it. Tags that mean nothing stay literal. */
export function buildNodes<Use>(
  text: MatchedTags<Use>,
  start: number,
  end: number,
  firstTag: number,
  endTag: number,
): readonly TextNode<Use>[] {
  if (firstTag === endTag && start < end) return [literal(text.source.slice(start, end))];
  const nodes: TextNode<Use>[] = [];
  let done = start;
  for (let index = firstTag; index < endTag; index += 1) {
    const tag = text.tags[index];
    if (tag?.kind === "closing-tag") reportStray(text, tag, index);
    if (tag === undefined || tag.kind === "closing-tag") continue;
    const node = tag.kind === "escape" ? unescaped(tag) : shortcode(text, tag, index);
    if (node === undefined) continue;
    if (tag.start > done) nodes.push(literal(text.source.slice(done, tag.start)));
    nodes.push(node);
    done = tag.start + node.source.length;
    if (node.kind === "shortcode" && node.enclosed) index = text.partnerIndexes[index] ?? index;
  }
  if (done < end) nodes.push(literal(text.source.slice(done, end)));
  return nodes;
}

function reportStray<Use>(
  { partnerIndexes, registry, findings }: MatchedTags<Use>,
  tag: ClosingTag,
  index: number,
): void {
  const definition = partnerIndexes[index] === undefined ? registry.get(tag.name) : undefined;
  if (definition) findings.push(strayClose(tag, definition));
}

/** Returns undefined for a name that is like no registered one. */
function shortcode<Use>(text: MatchedTags<Use>, tag: OpeningTag, index: number): ShortcodeNode<Use> | undefined {
  const { registry, findings, partnerIndexes, tags } = text;
  const { name, attributes, source, start } = tag;
  const definition = registry.get(name);
  if (definition === undefined) {
    const meant = findNearestName(name, registry.keys());
    if (meant === undefined) return undefined;
    findings.push(unknownShortcode(tag, meant));
    return { kind: "shortcode", name, attributes, source, start, definition, use: undefined, enclosed: undefined };
  }
  const closing = partnerIndexes[index];
  const closingTag = closing === undefined ? undefined : tags[closing];
  if (closing !== undefined && closingTag && definition.encloses) {
    const nodes = buildNodes(text, start + source.length, closingTag.start, index + 1, closing);
    const enclosed = { tag: source, nodes, closingTag: closingTag.source };
    const whole = text.source.slice(start, closingTag.start + closingTag.source.length);
    return withUse(tag, whole, definition, enclosed, findings);
  }
  if (closingTag) findings.push(enclosesNothing(tag, closingTag.source));
  return withUse(tag, source, definition, undefined, findings);
}

function withUse<Use>(
  tag: OpeningTag,
  source: string,
  definition: Definition<Use>,
  enclosed: ShortcodeNode<Use>["enclosed"],
  findings: Finding[],
): ShortcodeNode<Use> {
  const { name, attributes, start } = tag;
  unknownAttributes(tag, definition, findings);
  const { use, problem } = definition.parse(attributes);
  const node = { kind: "shortcode", name, attributes, source, start, definition, use, enclosed } as const;
  if (problem !== undefined) findings.push(invalidShortcode(node, definition, problem));
  return node;
}

function literal(source: string): LiteralNode {
  return { kind: "literal", source, text: source };
}

function unescaped({ source }: Escape): LiteralNode {
  return { kind: "literal", source, text: source.slice(1, -1) };
}
