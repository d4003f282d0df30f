import type { Descriptor } from "./product.ts";

/** Most persuasive first (specification §9); a descriptor that is not here is never a highlight. */
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

/** Returns a product's selling points cut to what a card has room for (specification §9). */
export function highlightLines(highlights: readonly string[]): HighlightLines {
  const lines: string[] = [];
  let left = wordBudget;
  for (const words of highlights.map(wordsOf).filter((found) => found.length > 0)) {
    if (left === 0 || lines.length === maxLines) break;
    lines.push(words.length > left ? `${words.slice(0, left).join(" ")}…` : words.join(" "));
    left -= Math.min(left, words.length);
  }
  return { lines, rows: lines.length === 0 ? emptyLines : lines.length };
}

function wordsOf(line: string): readonly string[] {
  return line.split(/\s+/).filter((word) => word !== "");
}
