import type { ReactNode } from "react";
import type { ExpandedText, RichTextPage } from "./expand-block.ts";
import { renderInline } from "./render-inline.tsx";
import { unwrapSingle } from "./unwrap-single.ts";

const tags = {
  heading1: "h1",
  heading2: "h2",
  heading3: "h3",
  heading4: "h4",
  heading5: "h5",
  heading6: "h6",
  paragraph: "p",
  preformatted: "pre",
  "list-item": "li",
  "o-list-item": "li",
} as const;

/** Renders a block of text. The direction of a list item is its list's. */
export function renderTextBlock(block: ExpandedText, key: string, page: RichTextPage): ReactNode {
  const Tag = tags[block.kind];
  return (
    <Tag key={key} dir={Tag === "li" ? undefined : block.direction}>
      {unwrapSingle(renderInline(block, page))}
    </Tag>
  );
}
