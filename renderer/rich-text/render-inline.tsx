import { Fragment, type ReactNode } from "react";
import { cutSegments } from "./cut-segments.ts";
import type { InlineNode } from "./inline-node.ts";
import { nestDisjointSpans } from "./nest-disjoint-spans.ts";
import { nestSegments } from "./nest-segments.ts";
import { prismicSpan } from "./prismic-text.ts";
import { renderCustom, type RichTextOptions } from "./render-custom.ts";
import { renderEnclosing } from "./render-enclosing.tsx";
import type { SpannedText } from "./shift-spans.ts";

/** Renders the text of a block: its spans are elements, and so are line breaks. Keys are positions among siblings. */
export function renderInline(spanned: SpannedText, options: RichTextOptions): ReactNode[] {
  const renderNode = (node: InlineNode, index: number): ReactNode => {
    const key = String(index);
    if (typeof node === "string") return renderText(node, key, options);
    const text = spanned.text.slice(node.start, node.end);
    return renderEnclosing(node, { text, children: node.children.map(renderNode), key }, options);
  };
  return (nestDisjointSpans(spanned) ?? nestSegments(cutSegments(spanned))).map(renderNode);
}

function renderText(text: string, key: string, { components }: RichTextOptions): ReactNode {
  const custom = renderCustom(components.span, () => ({ node: prismicSpan(text), text, children: [], key }));
  return custom ?? renderLines(text, key);
}

function renderLines(text: string, key: string): ReactNode {
  if (!text.includes("\n")) return text;
  const [first, ...others] = text.split(/\r?\n/);
  return <Fragment key={key}>{[first, ...others.flatMap((line, index) => [<br key={index} />, line])]}</Fragment>;
}
