import type { MarkedSegment } from "./cut-segments.ts";
import { type CoveredSegments, coveredSegments, type Enclosure, layers } from "./enclosures.ts";
import { findEnclosure, type Inside } from "./find-enclosure.ts";
import type { EnclosingNode, InlineNode } from "./inline-node.ts";

/** Returns segments as a tree. The mark that covers most encloses the rest, so that spans nest as the editor made them. */
export function nestSegments(segments: readonly MarkedSegment[]): readonly InlineNode[] {
  return nest(coveredSegments(segments), { end: segments.length, layers, depth: 0 }, 0);
}

function nest(covered: CoveredSegments, inside: Inside, from: number): readonly InlineNode[] {
  const nodes: InlineNode[] = [];
  let text = "";
  for (let start = from; start < inside.end;) {
    const enclosure = findEnclosure(covered, inside, start);
    if (enclosure === undefined) {
      text += covered.segments[start]?.text ?? "";
      start += 1;
      continue;
    }
    if (text !== "") nodes.push(text);
    text = "";
    nodes.push(...enclose(covered, inside, start, enclosure));
    start = enclosure.end;
  }
  return text === "" ? nodes : [...nodes, text];
}

function enclose(covered: CoveredSegments, inside: Inside, start: number, enclosure: Enclosure): EnclosingNode[] {
  const first = covered.segments[start];
  const last = covered.segments[enclosure.end - 1];
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
    children: nest(covered, { end, ...inner }, start),
  };
  if (kind === "shortcode") return [{ kind, expansion: enclosure.expansion, ...node }];
  const { hyperlink, label } = first.marks;
  if (kind === "hyperlink") return hyperlink ? [{ kind, link: hyperlink, ...node }] : [];
  if (kind === "label") return label === undefined ? [] : [{ kind, label, ...node }];
  return [{ kind, ...node }];
}
