import type { ShortcodeDefinition } from "./define-shortcode.ts";
import { expandInstance } from "./expand-instance.ts";
import type { Expander } from "./expander.ts";
import { linkInLink } from "./finding.ts";
import { type Piece, textOf } from "./piece.ts";
import type { ShortcodeNode } from "./source-text.ts";

/**
 * Gives an enclosing shortcode, with the pieces of what it encloses. Where it says what it encloses, those stay, within
 * it; otherwise one piece says something else instead of them.
 */
export function expandEnclosing(
  node: ShortcodeNode,
  definition: ShortcodeDefinition,
  inner: readonly Piece[],
  expander: Expander,
  take: (piece: Piece) => void,
): void {
  const enclosed = textOf(inner);
  const expansion = expandInstance(node, definition, enclosed, expander);
  if (expansion.link && inner.some((piece) => piece.within.some(({ link }) => link))) expander.report(linkInLink(node));
  const within = [expansion];
  const { start } = node;
  const end = start + node.source.length;
  const first = inner.at(0);
  const last = inner.at(-1);
  if (expansion.text !== enclosed || first === undefined || last === undefined) {
    take({ kind: "expanded", text: expansion.text, start, end, within });
    return;
  }
  take({ kind: "expanded", text: "", start, end: first.start, within });
  for (const piece of inner) take(enclosedIn(piece, within));
  take({ kind: "expanded", text: "", start: last.end, end, within });
}

function enclosedIn({ kind, text, start, end, within }: Piece, outer: Piece["within"]): Piece {
  return { kind, text, start, end, within: within.length === 0 ? outer : outer.concat(within) };
}
