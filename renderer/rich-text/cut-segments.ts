import type { Span } from "../../content/rich-text/rich-text.ts";
import type { ShortcodeExpansion } from "../shortcode.ts";
import { cover, type Stretch } from "./cover.ts";
import type { Marks, Segment } from "./segment.ts";
import type { ShortcodeSpan, SpannedText } from "./shift-spans.ts";
import { spansApart } from "./spans-apart.ts";

/** Cuts the text wherever a span begins or ends. Where two spans of a kind overlap, the second begins at the first one's end. */
export function cutSegments({ text, spans, shortcodes }: SpannedText): readonly Segment[] {
  const drawn = spansApart(spans);
  const cuts = cutsOf(text.length, drawn, shortcodes);
  const segments = cuts.slice(0, -1).map((start, index) => uncovered(text.slice(start, cuts[index + 1]), start));
  cover(segments, drawn.toSorted(byStart), ({ marks }, span) => mark(marks, span));
  cover(segments, outerFirst(shortcodes), ({ marks, within }, { expansion }) => {
    // No link in a shortcode that is one: the outermost shortcode's is the one.
    if (expansion.link && within.some(({ link }) => link)) return;
    within.push(expansion);
    if (expansion.link) marks.hyperlink = undefined;
  });
  return segments;
}

type Marking = { -readonly [Layer in keyof Marks]: Marks[Layer] };

interface Cutting extends Segment {
  readonly marks: Marking;
  readonly within: ShortcodeExpansion[];
}

const byStart = (one: Stretch, other: Stretch) => one.start - other.start;

function outerFirst(shortcodes: readonly ShortcodeSpan[]): readonly ShortcodeSpan[] {
  return shortcodes.toSorted((one, other) => byStart(one, other) || one.depth - other.depth);
}

function uncovered(text: string, start: number): Cutting {
  return { text, start, marks: { hyperlink: undefined, label: undefined, strong: false, em: false }, within: [] };
}

function cutsOf(length: number, ...all: readonly (readonly Stretch[])[]): readonly number[] {
  const bounds = [0, length];
  for (const stretches of all) for (const { start, end } of stretches) bounds.push(start, end);
  return bounds.sort((one, other) => one - other).filter((bound, index) => index === 0 || bound !== bounds[index - 1]);
}

function mark(marks: Marking, span: Span): void {
  if (span.kind === "hyperlink") marks.hyperlink = span.link;
  else if (span.kind === "label") marks.label = span.label;
  else if (span.kind !== "unknown") marks[span.kind] = true;
}
