import { Fragment, type ReactNode } from "react";
import type { RichTextPage } from "./expand-block.ts";
import type { InlineNode } from "./inline-node.ts";
import { nestText } from "./nest-text.ts";
import { renderEnclosing } from "./render-enclosing.tsx";
import type { SpannedText } from "./shift-spans.ts";

/** Renders the text of a block: its spans are elements, and so are line breaks. Keys are positions among siblings. */
export function renderInline(spanned: SpannedText, page: RichTextPage): ReactNode[] {
  const renderNode = (node: InlineNode, index: number): ReactNode => {
    const key = String(index);
    return typeof node === "string"
      ? renderLines(node, key)
      : renderEnclosing(node, node.children.map(renderNode), key, page);
  };
  return nestText(spanned).map(renderNode);
}

function renderLines(text: string, key: string): ReactNode {
  if (!text.includes("\n")) return text;
  const [first, ...others] = text.split(/\r?\n/);
  return <Fragment key={key}>{[first, ...others.flatMap((line, index) => [<br key={index} />, line])]}</Fragment>;
}
