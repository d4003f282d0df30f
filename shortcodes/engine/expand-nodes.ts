import { expandEnclosing } from "./expand-enclosing.ts";
import { expandInstance } from "./expand-instance.ts";
import type { Expander } from "./expander.ts";
import { enclosesNothing } from "./finding.ts";
import type { Piece } from "./piece.ts";
import { reportUnknown } from "./report-unknown.ts";
import type { Enclosed, ShortcodeNode, TextNode } from "./source-text.ts";

type Take = (piece: Piece) => void;

/** Gives the pieces of some nodes, of which the first begins at `start`, in order and without gap. */
export function expandNodes(nodes: readonly TextNode[], start: number, expander: Expander, take: Take): void {
  let at = start;
  for (const node of nodes) {
    if (node.kind === "literal") take(pieceOf(node.source, at, node.text));
    else expandNode(node, expander, take);
    at += node.source.length;
  }
}

function expandNode(node: ShortcodeNode, expander: Expander, take: Take): void {
  const definition = expander.registry.get(node.name);
  const { start, enclosed } = node;
  if (definition?.encloses && enclosed) {
    const inner: Piece[] = [];
    expandNodes(enclosed.nodes, start + enclosed.tag.length, expander, (piece) => void inner.push(piece));
    expandEnclosing(node, definition, inner, expander, take);
    return;
  }
  const tag = enclosed?.tag ?? node.source;
  if (definition) {
    if (enclosed) expander.report(enclosesNothing(node));
    const expansion = expandInstance(node, definition, "", expander);
    take(pieceOf(tag, start, expansion.text, [expansion]));
  } else {
    reportUnknown(node, expander);
    take(pieceOf(tag, start, tag));
  }
  if (enclosed) expandRest(node, enclosed, expander, take);
}

/** What follows a tag that encloses nothing though it is closed: the text between, and the closing tag as typed. */
function expandRest(
  { start, source }: ShortcodeNode,
  { tag, nodes, closingTag }: Enclosed,
  expander: Expander,
  take: Take,
): void {
  expandNodes(nodes, start + tag.length, expander, take);
  take(pieceOf(closingTag, start + source.length - closingTag.length, closingTag));
}

const nothing: Piece["within"] = [];

function pieceOf(source: string, start: number, text: string, within = nothing): Piece {
  return { kind: text === source ? "verbatim" : "expanded", text, start, end: start + source.length, within };
}
