import type { RTInlineNode, RTLabelNode, RTLinkNode } from "@prismicio/client";
import type { Span } from "../../content/rich-text/rich-text.ts";
import type { RichTextPage } from "./rich-text-page.ts";
import { linkField } from "./link-field.ts";
import type { HyperlinkNode, LabelNode } from "./inline-node.ts";

/** A block's spans as `@prismicio/react` knows them; those that draw nothing are left out. */
export function prismicSpans(spans: readonly Span[], page: RichTextPage): RTInlineNode[] {
  return spans.flatMap((span): RTInlineNode[] => {
    const { start, end } = span;
    if (span.kind === "label") return [prismicLabel(span)];
    if (span.kind === "hyperlink") return span.link ? [prismicLink({ start, end, link: span.link }, page)] : [];
    return span.kind === "unknown" ? [] : [{ type: span.kind, start, end }];
  });
}

export function prismicLabel({ start, end, label }: Pick<LabelNode, "start" | "end" | "label">): RTLabelNode {
  return { type: "label", start, end, data: { label } };
}

export function prismicLink(
  { start, end, link }: Pick<HyperlinkNode, "start" | "end" | "link">,
  page: RichTextPage,
): RTLinkNode {
  return { type: "hyperlink", start, end, data: linkField(link, page) };
}
