import { Fragment, type ReactNode } from "react";
import type { Drawing } from "./drawing.ts";
import { cutSegments } from "./cut-segments.ts";
import { drawEnclosing } from "./draw-enclosing.tsx";
import { drawOwn } from "./draw-own.ts";
import type { InlineNode } from "./inline-node.ts";
import { nestSegments } from "./nest-segments.ts";
import { nodesApart } from "./nodes-apart.ts";
import { prismicSpan } from "./prismic-text.ts";
import type { SpannedText } from "./shift-spans.ts";

/** The text of a block with its spans as elements; a line break of the editor's is one. Keys are places among siblings. */
export function drawInline(spanned: SpannedText, drawing: Drawing): ReactNode[] {
  const drawNode = (node: InlineNode, index: number): ReactNode => {
    const key = String(index);
    if (typeof node === "string") return drawText(node, key, drawing);
    const text = spanned.text.slice(node.start, node.end);
    return drawEnclosing(node, { text, children: node.children.map(drawNode), key }, drawing);
  };
  return (nodesApart(spanned) ?? nestSegments(cutSegments(spanned))).map(drawNode);
}

function drawText(text: string, key: string, { components }: Drawing): ReactNode {
  const own = drawOwn(components.span, () => ({ node: prismicSpan(text), text, children: [], key }));
  return own ?? drawLines(text, key);
}

function drawLines(text: string, key: string): ReactNode {
  if (!text.includes("\n")) return text;
  const [first, ...others] = text.split(/\r?\n/);
  return <Fragment key={key}>{[first, ...others.flatMap((line, index) => [<br key={index} />, line])]}</Fragment>;
}
