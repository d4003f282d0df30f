import type { Expansion } from "./expansion.ts";

/** A stretch of expanded text, and the stretch of source it stands for. */
export interface Piece {
  /** `verbatim` is its source, character by character; `expanded` stands for its source as a whole. */
  readonly kind: "verbatim" | "expanded";
  readonly text: string;
  /** Where its source is in the whole text, in UTF-16 units: from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
  /** The shortcodes it is a part of, outermost first: those that enclose it, and the one it is the text of. */
  readonly within: readonly Expansion[];
}

/** What the pieces say, one after the other. */
export function textOf(pieces: readonly Piece[]): string {
  let text = "";
  for (const piece of pieces) text += piece.text;
  return text;
}
