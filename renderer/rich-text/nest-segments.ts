import type { Link } from "../../content/link.ts";
import type { Marks, Segment } from "./cut-segments.ts";

/** Text inside a block, as a tree. */
export type InlineNode = string | HyperlinkNode | LabelNode | EmphasisNode;

export interface HyperlinkNode extends Parent {
  readonly kind: "hyperlink";
  readonly link: Link;
}

export interface LabelNode extends Parent {
  readonly kind: "label";
  readonly label: string;
}

export interface EmphasisNode extends Parent {
  readonly kind: "strong" | "em";
}

interface Parent {
  readonly children: readonly InlineNode[];
}

/** The outermost first, so that a link is never cut in two by what is bold in it, and never holds another. */
const layers: readonly (keyof Marks)[] = ["hyperlink", "label", "strong", "em"];

/** Nests neighbours under the same mark into one node. */
export function nestSegments(segments: readonly Segment[], [layer, ...inner] = layers): readonly InlineNode[] {
  if (layer === undefined) return [segments.map((segment) => segment.text).join("")];
  return runsOf(segments, layer).flatMap(({ marks, run }) => wrap(marks, layer, nestSegments(run, inner)));
}

interface Run {
  readonly marks: Marks;
  readonly run: Segment[];
}

function runsOf(segments: readonly Segment[], layer: keyof Marks): readonly Run[] {
  const runs: Run[] = [];
  for (const segment of segments) {
    const last = runs.at(-1);
    if (last !== undefined && last.marks[layer] === segment.marks[layer]) last.run.push(segment);
    else runs.push({ marks: segment.marks, run: [segment] });
  }
  return runs;
}

function wrap(marks: Marks, layer: keyof Marks, children: readonly InlineNode[]): readonly InlineNode[] {
  if (layer === "hyperlink" && marks.hyperlink !== undefined) return [{ kind: layer, link: marks.hyperlink, children }];
  if (layer === "label" && marks.label !== undefined) return [{ kind: layer, label: marks.label, children }];
  if ((layer === "strong" || layer === "em") && marks[layer]) return [{ kind: layer, children }];
  return children;
}
