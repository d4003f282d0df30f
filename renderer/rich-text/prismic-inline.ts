import type { LinkField, RTInlineNode, RTLabelNode, RTLinkNode } from "@prismicio/client";
import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { Span } from "../../content/rich-text/rich-text.ts";
import type { RichTextPage } from "./expand-block.ts";
import type { HyperlinkNode, LabelNode } from "./inline-node.ts";

/** Returns a block's spans as `@prismicio/react` knows them; those that do not show are omitted. */
export function prismicSpans(spans: readonly Span[], page: Pick<RichTextPage, "linkTo">): RTInlineNode[] {
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
  page: Pick<RichTextPage, "linkTo">,
): RTLinkNode {
  return { type: "hyperlink", start, end, data: linkField(link, page) };
}

/** Returns a link as `@prismicio/react` knows it, with its address on this page. */
export function linkField(
  link: Hyperlink,
  { linkTo }: Pick<RichTextPage, "linkTo">,
): LinkField<string, string, unknown, "filled"> {
  const { href: url } = linkTo(link);
  const text = link.text === "" ? {} : { text: link.text };
  const target = link.target === undefined ? {} : { target: link.target };
  if (link.document === undefined) return { link_type: "Web", url, ...text, ...target };
  const { tags, ...document } = link.document;
  return { link_type: "Document", ...document, tags: [...tags], url, ...text, ...target };
}
