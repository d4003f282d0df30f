import type { MarkedSegment } from "./cut-segments.ts";
import { type MarkedBlock, markedBlock, type Enclosure, layers } from "./enclosures.ts";
import { findEnclosure, type Inside } from "./find-enclosure.ts";
import type { EnclosingNode, InlineNode } from "./inline-node.ts";

/** Returns segments as a tree. The mark that covers most encloses the rest, so that spans nest as the editor made them. */
export function nestSegments(segments: readonly MarkedSegment[]): readonly InlineNode[] {
  return nest(markedBlock(segments), { end: segments.length, layers, depth: 0 }, 0);
}

function nest(block: MarkedBlock, inside: Inside, from: number): readonly InlineNode[] {
  const nodes: InlineNode[] = [];
  let text = "";
  for (let start = from; start < inside.end;) {
    const enclosure = findEnclosure(block, inside, start);
    if (enclosure === undefined) {
      text += block.segments[start]?.text ?? "";
      start += 1;
      continue;
    }
    if (text !== "") nodes.push(text);
    text = "";
    nodes.push(...enclose(block, inside, start, enclosure));
    start = enclosure.end;
  }
  return text === "" ? nodes : [...nodes, text];
}

function enclose(block: MarkedBlock, inside: Inside, start: number, enclosure: Enclosure): EnclosingNode[] {
  const first = block.segments[start];
  const last = block.segments[enclosure.end - 1];
  if (first === undefined || last === undefined) return [];
  const { kind, end } = enclosure;
  const { layers: open, depth } = inside;
  const inner =
    kind === "shortcode"
      ? { layers: open, depth: depth + 1 }
      : { layers: open.filter((layer) => layer !== kind), depth };
  const node = {
    start: first.start,
    end: last.start + last.text.length,
    children: nest(block, { end, ...inner }, start),
  };
  if (kind === "shortcode") return [{ kind, expansion: enclosure.expansion, ...node }];
  const { hyperlink, label } = first.marks;
  if (kind === "hyperlink") return hyperlink ? [{ kind, link: hyperlink, ...node }] : [];
  if (kind === "label") return label === undefined ? [] : [{ kind, label, ...node }];
  return [{ kind, ...node }];
}
