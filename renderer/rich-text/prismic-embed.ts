import type { RTEmbedNode } from "@prismicio/client";
import type { EmbedBlock } from "../../content/rich-text/rich-text.ts";

/** An embed as `@prismicio/react` knows it. Its `html` is a link of ours: the other site's is not to be trusted. */
export function prismicEmbed({ url, title, provider, type, width, height }: EmbedBlock): RTEmbedNode {
  const html = `<a href="${escapeHtml(url)}">${escapeHtml(title === "" ? url : title)}</a>`;
  const size = { url, width, height };
  return {
    type: "embed",
    oembed: { type, version: "1.0", embed_url: url, title, provider_name: provider, html, ...size },
  };
}

const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities.get(character) ?? character);
}
