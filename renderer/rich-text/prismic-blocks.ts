import type { RichTextField, RTEmbedNode, RTImageNode, RTNode } from "@prismicio/client";
import type { EmbedBlock, ImageBlock, RichText } from "../../content/rich-text/rich-text.ts";
import { escapeMarkup } from "../../framework/react/markup/escape-markup.ts";
import { type ExpandedBlock, expandBlock, type RichTextPage } from "./expand-block.ts";
import { linkField } from "./prismic-inline.ts";
import { prismicText } from "./prismic-text.ts";

/** Returns rich text as `@prismicio/react` knows it, its shortcodes expanded. */
export function prismicBlocks(value: RichText, page: RichTextPage): RichTextField {
  const [first, ...others] = value
    .map((block) => expandBlock(block, page))
    .filter((block) => block !== undefined)
    .map((block) => prismicBlock(block, page));
  return first === undefined ? [] : [first, ...others];
}

function prismicBlock(block: ExpandedBlock, page: RichTextPage): RTNode {
  if (block.kind === "image") return prismicImage(block, page);
  return block.kind === "embed" ? prismicEmbed(block) : prismicText(block.kind, block, page);
}

/** Returns a picture as `@prismicio/react` knows it. The editor's crop is in its address, so `edit` crops nothing. */
export function prismicImage({ image, id, copyright, link }: ImageBlock, page: RichTextPage): RTImageNode {
  const { url, alt, width, height } = image;
  return {
    type: "image",
    id,
    url,
    alt: alt === "" ? null : alt,
    copyright: copyright ?? null,
    dimensions: { width, height },
    edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
    ...(link && { linkTo: linkField(link, page) }),
  };
}

/** Returns an embed as `@prismicio/react` knows it. Its `html` is a link of ours, as the other site's is untrusted. */
export function prismicEmbed({ url, title, provider, type, width, height }: EmbedBlock): RTEmbedNode {
  const html = `<a href="${escapeMarkup(url)}">${escapeMarkup(title === "" ? url : title)}</a>`;
  const size = { url, width, height };
  return {
    type: "embed",
    oembed: { type, version: "1.0", embed_url: url, title, provider_name: provider, html, ...size },
  };
}
