import type { Hyperlink } from "../../content/hyperlink.ts";
import type { Span } from "../../content/rich-text.ts";
import type { Expansion } from "../../shortcodes/engine/expansion.ts";
import type { ShortcodeSpan, SpannedText } from "./shift-spans.ts";
import { spansApart } from "./spans-apart.ts";

/** What one stretch of text is under: at most one span of each kind. */
export interface Marks {
  readonly hyperlink: Hyperlink | undefined;
  readonly label: string | undefined;
  readonly strong: boolean;
  readonly em: boolean;
}

/** A stretch of text under the same marks and within the same shortcodes throughout. */
export interface Segment {
  readonly text: string;
  /** Where it begins in the whole text, in UTF-16 units. */
  readonly start: number;
  readonly marks: Marks;
  /** Outermost first. */
  readonly within: readonly Expansion[];
}

/** Cuts the text wherever a span begins or ends. Where two spans of a kind overlap, the second begins at the first one's end. */
export function cutSegments({ text, spans, shortcodes }: SpannedText): readonly Segment[] {
  const drawn = spansApart(spans);
  const cuts = cutsOf(text.length, drawn, shortcodes);
  const segments = cuts.slice(0, -1).map((start, index) => uncovered(text.slice(start, cuts[index + 1]), start));
  cover(segments, drawn.toSorted(byStart), ({ marks }, span) => mark(marks, span));
  cover(segments, outerFirst(shortcodes), ({ marks, within }, { expansion }) => {
    within.push(expansion);
    // No link in a shortcode that is one: the shortcode's is the one.
    if (expansion.link) marks.hyperlink = undefined;
  });
  return segments;
}

type Marking = { -readonly [Layer in keyof Marks]: Marks[Layer] };

interface Cutting extends Segment {
  readonly marks: Marking;
  readonly within: Expansion[];
}

interface Stretch {
  readonly start: number;
  readonly end: number;
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

/** Calls for each segment that a stretch covers, stretches in their order: by where they begin. */
function cover<Covering extends Stretch>(
  segments: readonly Cutting[],
  stretches: readonly Covering[],
  call: (segment: Cutting, stretch: Covering) => void,
): void {
  let first = 0;
  for (const stretch of stretches) {
    while ((segments[first]?.start ?? stretch.start) < stretch.start) first += 1;
    for (let at = first, segment = segments[at]; segment && segment.start < stretch.end; segment = segments[++at]) {
      call(segment, stretch);
    }
  }
}

function mark(marks: Marking, span: Span): void {
  if (span.kind === "hyperlink") marks.hyperlink = span.link;
  else if (span.kind === "label") marks.label = span.label;
  else if (span.kind !== "unknown") marks[span.kind] = true;
}
