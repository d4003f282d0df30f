import type { Segment } from "./segment.ts";
import { type Enclosure, type Extents, extentsOf, layers } from "./enclosures.ts";
import type { EnclosingNode, InlineNode } from "./inline-node.ts";
import { type Inside, outermost } from "./outermost.ts";

/** Segments as a tree: what goes furthest encloses the rest, so that spans within each other nest as the editor made them. */
export function nestSegments(segments: readonly Segment[]): readonly InlineNode[] {
  return nest(extentsOf(segments), { end: segments.length, layers, depth: 0 }, 0);
}

function nest(extents: Extents, inside: Inside, from: number): readonly InlineNode[] {
  const nodes: InlineNode[] = [];
  let text = "";
  for (let start = from; start < inside.end;) {
    const enclosure = outermost(extents, inside, start);
    if (enclosure === undefined) {
      text += extents.segments[start]?.text ?? "";
      start += 1;
      continue;
    }
    if (text !== "") nodes.push(text);
    text = "";
    nodes.push(...enclose(extents, inside, start, enclosure));
    start = enclosure.end;
  }
  return text === "" ? nodes : [...nodes, text];
}

function enclose(extents: Extents, inside: Inside, start: number, enclosure: Enclosure): EnclosingNode[] {
  const first = extents.segments[start];
  const last = extents.segments[enclosure.end - 1];
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
    children: nest(extents, { end, ...inner }, start),
  };
  if (kind === "shortcode") return [{ kind, expansion: enclosure.expansion, ...node }];
  const { hyperlink, label } = first.marks;
  if (kind === "hyperlink") return hyperlink ? [{ kind, link: hyperlink, ...node }] : [];
  if (kind === "label") return label === undefined ? [] : [{ kind, label, ...node }];
  return [{ kind, ...node }];
}
