import type { RichTextField, RTEmbedNode, RTImageNode, RTNode } from "@prismicio/client";
import type { EmbedBlock, ImageBlock, RichText } from "../../content/rich-text/rich-text.ts";
import { escapeMarkup } from "../../framework/react/markup/escape-markup.ts";
import { type ExpandedBlock, expandBlock, type RichTextPage } from "./expand-block.ts";
import { nestText } from "./nest-text.ts";
import type { Originals } from "./originals.ts";
import { linkField, prismicSpans } from "./prismic-inline.ts";

/** Returns rich text as `@prismicio/react` knows it, its shortcodes expanded, and adds what its nodes come from. */
export function prismicBlocks(value: RichText, page: RichTextPage, originals: Originals): RichTextField {
  const [first, ...others] = value
    .map((block) => expandBlock(block, page))
    .filter((block) => block !== undefined)
    .map((block) => prismicBlock(block, page, originals));
  return first === undefined ? [] : [first, ...others];
}

function prismicBlock(block: ExpandedBlock, page: RichTextPage, originals: Originals): RTNode {
  if (block.kind === "image") {
    const image = prismicImage(block, page);
    originals.images.set(image, block);
    return image;
  }
  if (block.kind === "embed") {
    const embed = prismicEmbed(block);
    originals.embeds.set(embed, block);
    return embed;
  }
  const { kind: type, text, direction } = block;
  return { type, text, spans: [...prismicSpans(nestText(block), page, originals)], ...(direction && { direction }) };
}

/** Returns a picture as `@prismicio/react` knows it. The editor's crop is in its address, so `edit` crops nothing. */
function prismicImage({ image, id, copyright, link }: ImageBlock, page: RichTextPage): RTImageNode {
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
function prismicEmbed({ url, title, provider, type, width, height }: EmbedBlock): RTEmbedNode {
  const html = `<a href="${escapeMarkup(url)}">${escapeMarkup(title === "" ? url : title)}</a>`;
  const size = { url, width, height };
  return {
    type: "embed",
    oembed: { type, version: "1.0", embed_url: url, title, provider_name: provider, html, ...size },
  };
}
