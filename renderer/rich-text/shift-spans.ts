import type { Span } from "../../content/rich-text/rich-text.ts";
import type { ShortcodeExpansion, TextSegment } from "../contracts/shortcode.ts";

/** An expanded text with its spans, whose offsets count in it. */
export interface SpannedText {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly shortcodes: readonly ShortcodeSpan[];
}

/** A range of an expanded text: the text of a shortcode, or what it encloses. */
export interface ShortcodeSpan {
  readonly start: number;
  readonly end: number;
  /** Number of shortcodes that enclose it. */
  readonly depth: number;
  readonly expansion: ShortcodeExpansion;
}

/** A segment with the offset of its text in the expanded text. */
interface ShiftedSegment extends Pick<TextSegment, "text" | "within"> {
  readonly segment: TextSegment;
  readonly offset: number;
}

/** Joins segments and shifts spans along. A span over part of a shortcode covers all of the shortcode's text. */
export function shiftSpans(segments: readonly TextSegment[], spans: readonly Span[]): SpannedText {
  const [first] = segments;
  if (segments.length === 1 && first?.kind === "verbatim" && first.within.length === 0) {
    return { text: first.text, spans, shortcodes: [] };
  }
  const shifted = withOffsets(segments);
  const shiftedSpans = spans.flatMap((span) => {
    const start = shiftStart(span.start, segmentAt(shifted, span.start));
    const end = shiftEnd(span.end, segmentAt(shifted, span.end - 1));
    return start < end ? [{ ...span, start, end }] : [];
  });
  return {
    text: segments.map(({ text }) => text).join(""),
    spans: shiftedSpans,
    shortcodes: listShortcodeSpans(shifted),
  };
}

/** Returns each shortcode's range, from its first to its last segment. */
function listShortcodeSpans(segments: readonly ShiftedSegment[]): readonly ShortcodeSpan[] {
  const spans = new Map<ShortcodeExpansion, ShortcodeSpan>();
  for (const { within, offset, text } of segments) {
    within.forEach((expansion, depth) => {
      const start = spans.get(expansion)?.start ?? offset;
      spans.set(expansion, { start, end: offset + text.length, depth, expansion });
    });
  }
  return [...spans.values()].filter(({ start, end }) => start < end);
}

function withOffsets(segments: readonly TextSegment[]): readonly ShiftedSegment[] {
  let offset = 0;
  return segments.map((segment) => {
    const { text, within } = segment;
    const shifted = { segment, text, within, offset };
    offset += text.length;
    return shifted;
  });
}

function shiftStart(start: number, shifted: ShiftedSegment | undefined): number {
  if (shifted === undefined) return 0;
  const { segment, offset } = shifted;
  return segment.kind === "verbatim" ? offset + start - segment.start : offset;
}

function shiftEnd(end: number, shifted: ShiftedSegment | undefined): number {
  if (shifted === undefined) return 0;
  const { segment, offset, text } = shifted;
  return segment.kind === "verbatim" ? offset + end - segment.start : offset + text.length;
}

/** Finds the segment whose source holds this offset, by bisection. */
function segmentAt(segments: readonly ShiftedSegment[], offset: number): ShiftedSegment | undefined {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.segment.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return segments[low];
}
