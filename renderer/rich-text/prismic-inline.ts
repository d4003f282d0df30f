import type { LinkField, RTInlineNode } from "@prismicio/client";
import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { RichTextPage } from "./expand-block.ts";
import type { EnclosingNode, InlineNode } from "./inline-node.ts";
import type { Originals } from "./originals.ts";

type LinkingPage = Pick<RichTextPage, "linkTo">;

/** Returns the spans of a nested text as `@prismicio/react` knows them, outermost first. A shortcode is a label. */
export function prismicSpans(
  nodes: readonly InlineNode[],
  page: LinkingPage,
  originals: Originals,
): readonly RTInlineNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return [prismicSpan(node, page, originals), ...prismicSpans(node.children, page, originals)];
  });
}

function prismicSpan(node: EnclosingNode, page: LinkingPage, { links, shortcodes }: Originals): RTInlineNode {
  const { kind, start, end } = node;
  if (kind === "strong" || kind === "em") return { type: kind, start, end };
  if (kind === "hyperlink") {
    const data = linkField(node.link, page);
    links.set(data, node.link);
    return { type: kind, start, end, data };
  }
  const data = { label: kind === "label" ? node.label : "" };
  if (kind === "shortcode") shortcodes.set(data, node.expansion);
  return { type: "label", start, end, data };
}

/** Returns a link as `@prismicio/react` knows it, with its address on this page. */
export function linkField(link: Hyperlink, { linkTo }: LinkingPage): LinkField<string, string, unknown, "filled"> {
  const { href: url } = linkTo(link);
  const text = link.text === "" ? {} : { text: link.text };
  const target = link.target === undefined ? {} : { target: link.target };
  if (link.document === undefined) return { link_type: "Web", url, ...text, ...target };
  const { tags, ...document } = link.document;
  return { link_type: "Document", ...document, tags: [...tags], url, ...text, ...target };
}
