import type { RTImageNode } from "@prismicio/client";
import type { ImageBlock } from "../../content/rich-text/rich-text.ts";
import type { RichTextPage } from "./rich-text-page.ts";
import { linkField } from "./link-field.ts";

/** A picture as `@prismicio/react` knows it. The editor's crop is in its address, so `edit` says there is none left to do. */
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
