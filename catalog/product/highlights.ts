import { wordSegmenter } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { Descriptor } from "./product.ts";

/** Most persuasive first (J12); a descriptor that is not here is never a highlight. */
const priority: readonly Descriptor[] = [
  "FREE_CANCELLATION",
  "EXTENDED_VALIDITY",
  "INSTANT_CONFIRMATION",
  "MOBILE_TICKET",
  "DURATION",
  "AUDIO_GUIDE",
  "GUIDED_TOUR",
  "TRANSFERS_INCLUDED",
  "HOTEL_PICKUP",
  "MEALS_INCLUDED",
];

/** Returns the descriptors a card shows: at most five, in priority order. */
export function productHighlights(descriptors: readonly Descriptor[]): readonly Descriptor[] {
  return priority.filter((descriptor) => descriptors.includes(descriptor)).slice(0, 5);
}

const wordBudget = 42;
const maxLines = 4;
const emptyLines = 2;

export interface HighlightLines {
  /** At most four lines, of at most 42 words together; the line that reaches the budget ends in an ellipsis. */
  readonly lines: readonly string[];
  /** How many lines a card reserves: as many as it shows, two when it shows none. */
  readonly rows: number;
}

/**
 * Returns a product's selling points cut to what a card has room for (J12). Words are counted as the
 * locale's language has them, also where it writes them without spaces.
 */
export function highlightLines(highlights: readonly string[], locale: Locale): HighlightLines {
  const lines: string[] = [];
  let left = wordBudget;
  for (const highlight of highlights) {
    if (left === 0 || lines.length === maxLines) break;
    const line = highlight.trim().replaceAll(/\s+/g, " ");
    const ends = wordEnds(line, locale);
    if (ends.length === 0) continue;
    lines.push(ends.length > left ? `${line.slice(0, ends[left - 1])}…` : line);
    left -= Math.min(left, ends.length);
  }
  return { lines, rows: lines.length === 0 ? emptyLines : lines.length };
}

/** Returns the offset behind each word of a line. */
function wordEnds(line: string, locale: Locale): readonly number[] {
  const segments = [...wordSegmenter(formatTag(locale)).segment(line)];
  return segments.filter(({ isWordLike }) => isWordLike).map(({ index, segment }) => index + segment.length);
}
