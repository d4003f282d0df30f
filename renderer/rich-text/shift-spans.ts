import type { Span } from "../../content/rich-text/rich-text.ts";
import type { ShortcodeExpansion, TextSegment } from "../shortcode.ts";
import { textOf } from "../../shortcodes/engine/segment.ts";

/** Text with its spans, whose offsets count in this text. */
export interface SpannedText {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly shortcodes: readonly ShortcodeSpan[];
}

/** A stretch of the text that is what a shortcode says, or what it encloses. */
export interface ShortcodeSpan {
  readonly start: number;
  readonly end: number;
  /** How many shortcodes enclose it. */
  readonly depth: number;
  readonly expansion: ShortcodeExpansion;
}

type Place = TextSegment & {
  /** Where the piece's text begins in the expanded text. */
  readonly at: number;
};

/** The expanded text, its spans moved along. A span over part of a shortcode covers all of what it expands to. */
export function shiftSpans(pieces: readonly TextSegment[], spans: readonly Span[]): SpannedText {
  const [first] = pieces;
  if (pieces.length === 1 && first?.kind === "verbatim" && first.within.length === 0) {
    return { text: first.text, spans, shortcodes: [] };
  }
  const places = placed(pieces);
  const shifted = spans.flatMap((span) => {
    const start = startAt(span.start, pieceOver(places, span.start));
    const end = endAt(span.end, pieceOver(places, span.end - 1));
    return start < end ? [{ ...span, start, end }] : [];
  });
  return { text: textOf(pieces), spans: shifted, shortcodes: shortcodesOf(places) };
}

/** From the first to the last piece within it. */
function shortcodesOf(places: readonly Place[]): readonly ShortcodeSpan[] {
  const spans = new Map<ShortcodeExpansion, ShortcodeSpan>();
  for (const { within, at, text } of places) {
    within.forEach((expansion, depth) => {
      const start = spans.get(expansion)?.start ?? at;
      spans.set(expansion, { start, end: at + text.length, depth, expansion });
    });
  }
  return [...spans.values()].filter(({ start, end }) => start < end);
}

function placed(pieces: readonly TextSegment[]): readonly Place[] {
  let at = 0;
  return pieces.map((piece) => {
    const place = { ...piece, at };
    at += piece.text.length;
    return place;
  });
}

function startAt(offset: number, place: Place | undefined): number {
  if (place === undefined) return 0;
  return place.kind === "verbatim" ? place.at + offset - place.start : place.at;
}

function endAt(offset: number, place: Place | undefined): number {
  if (place === undefined) return 0;
  return place.kind === "verbatim" ? place.at + offset - place.start : place.at + place.text.length;
}

/** The piece that the character at this source offset belongs to, by bisection. */
function pieceOver(places: readonly Place[], offset: number): Place | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return places[low];
}
