import { expandNodes } from "./expand-nodes.ts";
import type { Expander } from "./expander.ts";
import type { Piece } from "./piece.ts";
import type { SourceText } from "./source-text.ts";

/** The text with its shortcodes expanded, in pieces that follow each other without gap. */
export function expandPieces({ nodes }: SourceText, expander: Expander): readonly Piece[] {
  const pieces: Piece[] = [];
  expandNodes(nodes, 0, expander, (piece) => void pieces.push(piece));
  return pieces;
}
