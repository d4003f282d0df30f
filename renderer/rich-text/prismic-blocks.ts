import type { RichTextField, RTNode } from "@prismicio/client";
import type { RichText } from "../../content/rich-text/rich-text.ts";
import type { RichTextPage } from "./rich-text-page.ts";
import { type ExpandedBlock, expandBlock } from "./expand-block.ts";
import { prismicEmbed } from "./prismic-embed.ts";
import { prismicImage } from "./prismic-image.ts";
import { prismicText } from "./prismic-text.ts";

/** Rich text as `@prismicio/react` knows it, its shortcodes expanded. */
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
