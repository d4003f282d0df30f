import { Fragment, type ReactNode } from "react";
import type { RichTextPage } from "./expand-block.ts";
import type { EnclosingNode } from "./inline-node.ts";
import { renderHyperlink } from "./render-link.tsx";
import { unwrapSingle } from "./unwrap-single.ts";

/** Renders what encloses text, around that text. */
export function renderEnclosing(
  node: EnclosingNode,
  children: readonly ReactNode[],
  key: string,
  page: RichTextPage,
): ReactNode {
  switch (node.kind) {
    case "shortcode":
      return <Fragment key={key}>{page.richText.renderShortcode(node.expansion, children)}</Fragment>;
    case "hyperlink":
      return renderHyperlink(node.link, children, page, key);
    case "label":
      return (
        <span key={key} className={node.label}>
          {unwrapSingle(children)}
        </span>
      );
    default: {
      const { kind: Tag } = node;
      return <Tag key={key}>{unwrapSingle(children)}</Tag>;
    }
  }
}
