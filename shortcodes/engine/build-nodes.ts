import type { Tag } from "./scan-tag.ts";
import type { Escape } from "./scan-tags.ts";
import { literal, type LiteralNode, type ShortcodeNode, type TextNode } from "./source-text.ts";

/** Tags, and by index of a tag that of its closing tag. */
export interface MatchedTags {
  readonly source: string;
  readonly tags: readonly (Tag | Escape)[];
  readonly closedBy: ReadonlyMap<number, number>;
}

/** A stretch of a text: characters from `start` up to, not including, `end`, and the tags in it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly firstTag: number;
  readonly endTag: number;
}

/** The nodes of a stretch of text. A closing tag that closes nothing is literal. */
export function buildNodes(text: MatchedTags, { start, end, firstTag, endTag }: Stretch): readonly TextNode[] {
  const nodes: TextNode[] = [];
  let done = start;
  for (let index = firstTag; index < endTag; index += 1) {
    const tag = text.tags[index];
    if (tag === undefined || tag.kind === "closing-tag") continue;
    if (tag.start > done) nodes.push(literal(text.source.slice(done, tag.start)));
    const closing = text.closedBy.get(index);
    const node = tag.kind === "escape" ? unescaped(tag) : enclosing(text, index, tag, closing);
    nodes.push(node);
    done = tag.start + node.source.length;
    index = closing ?? index;
  }
  if (done < end) nodes.push(literal(text.source.slice(done, end)));
  return nodes;
}

/** The shortcode with what it encloses up to its closing tag; as it is when it has none. */
function enclosing(text: MatchedTags, index: number, tag: ShortcodeNode, closing: number | undefined): ShortcodeNode {
  const closingTag = closing === undefined ? undefined : text.tags[closing];
  if (closing === undefined || closingTag === undefined) return tag;
  const { start, source } = tag;
  const inside = {
    start: start + source.length,
    end: closingTag.start,
    firstTag: index + 1,
    endTag: closing,
  };
  return {
    kind: "shortcode",
    name: tag.name,
    attributes: tag.attributes,
    source: text.source.slice(start, closingTag.start + closingTag.source.length),
    start,
    enclosed: { tag: source, nodes: buildNodes(text, inside), closingTag: closingTag.source },
  };
}

function unescaped({ source }: Escape): LiteralNode {
  return { kind: "literal", source, text: source.slice(1, -1) };
}
