import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { Span, TextRange } from "../../content/rich-text/rich-text.ts";
import type { ShortcodeExpansion } from "../contracts/shortcode.ts";
import type { ShortcodeSpan, SpannedText } from "./shift-spans.ts";

/** Marks of a range of text: at most one span of each kind. */
export interface Marks {
  readonly hyperlink: Hyperlink | undefined;
  readonly label: string | undefined;
  readonly strong: boolean;
  readonly em: boolean;
}

/** A range of text with the same marks, and within the same shortcodes, throughout. */
export interface MarkedSegment {
  readonly text: string;
  /** Offset in the expanded text, in UTF-16 units. */
  readonly start: number;
  readonly marks: Marks;
  /** Outermost first. */
  readonly within: readonly ShortcodeExpansion[];
}

type MutableMarks = { -readonly [Layer in keyof Marks]: Marks[Layer] };

interface MutableSegment extends MarkedSegment {
  readonly marks: MutableMarks;
  readonly within: ShortcodeExpansion[];
}

/** Cuts a text wherever a span or a shortcode begins or ends. A link inside a shortcode that is a link disappears. */
export function cutSegments({ text, spans, shortcodes }: SpannedText): readonly MarkedSegment[] {
  const disjoint = disjointSpans(spans);
  const cuts = listCuts(text.length, disjoint, shortcodes);
  const segments = cuts.slice(0, -1).map((start, index) => unmarked(text.slice(start, cuts[index + 1]), start));
  forEachCovered(segments, disjoint, ({ marks }, span) => mark(marks, span));
  forEachCovered(segments, outerFirst(shortcodes), ({ marks, within }, { expansion }) => {
    if (expansion.link && within.some(({ link }) => link)) return;
    within.push(expansion);
    if (expansion.link) marks.hyperlink = undefined;
  });
  return segments;
}

/** Returns the spans that show, by start. Of two of a kind that overlap, the second begins at the first one's end. */
function disjointSpans(spans: readonly Span[]): readonly Span[] {
  const ends = new Map<Span["kind"], number>();
  return spans
    .filter((span) => span.kind !== "unknown" && (span.kind !== "hyperlink" || span.link !== undefined))
    .toSorted(byStart)
    .flatMap((span) => {
      const start = Math.max(span.start, ends.get(span.kind) ?? 0);
      if (start >= span.end) return [];
      ends.set(span.kind, span.end);
      return [start === span.start ? span : { ...span, start }];
    })
    .toSorted(byStart);
}

const byStart = (one: TextRange, other: TextRange) => one.start - other.start;

function outerFirst(shortcodes: readonly ShortcodeSpan[]): readonly ShortcodeSpan[] {
  return shortcodes.toSorted((one, other) => byStart(one, other) || one.depth - other.depth);
}

function unmarked(text: string, start: number): MutableSegment {
  return { text, start, marks: { hyperlink: undefined, label: undefined, strong: false, em: false }, within: [] };
}

function listCuts(length: number, ...all: readonly (readonly TextRange[])[]): readonly number[] {
  const bounds = [0, length];
  for (const ranges of all) for (const { start, end } of ranges) bounds.push(start, end);
  return bounds.sort((one, other) => one - other).filter((bound, index) => index === 0 || bound !== bounds[index - 1]);
}

/** Calls `call` for each segment that a range covers, range by range. The ranges are sorted by start. */
function forEachCovered<Range extends TextRange>(
  segments: readonly MutableSegment[],
  ranges: readonly Range[],
  call: (segment: MutableSegment, range: Range) => void,
): void {
  let first = 0;
  for (const range of ranges) {
    while ((segments[first]?.start ?? range.start) < range.start) first += 1;
    for (let at = first, segment = segments[at]; segment && segment.start < range.end; segment = segments[++at]) {
      call(segment, range);
    }
  }
}

function mark(marks: MutableMarks, span: Span): void {
  if (span.kind === "hyperlink") marks.hyperlink = span.link;
  else if (span.kind === "label") marks.label = span.label;
  else if (span.kind !== "unknown") marks[span.kind] = true;
}
