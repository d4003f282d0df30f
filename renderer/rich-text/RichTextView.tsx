import { PrismicRichText, type RichTextComponents } from "@prismicio/react";
import type { RichText } from "../../content/rich-text/rich-text.ts";
import { expandBlock, type RichTextPage } from "./expand-block.ts";
import { groupLists } from "./group-lists.ts";
import { completeComponents } from "./complete-components.tsx";
import { createOriginals } from "./originals.ts";
import { prismicBlocks } from "./prismic-blocks.ts";
import { renderBlocks } from "./render-blocks.tsx";

interface Props {
  readonly value: RichText;
  readonly page: RichTextPage;
  /** Renderers of a caller: with them, `PrismicRichText` renders the expanded text. */
  readonly components?: RichTextComponents;
}

/** Rich text as semantic elements, its shortcodes expanded. A block without text is omitted. */
export function RichTextView({ value, page, components }: Props) {
  if (components !== undefined) {
    const originals = createOriginals();
    const field = prismicBlocks(value, page, originals);
    return <PrismicRichText field={field} components={completeComponents(components, page, originals)} />;
  }
  const blocks = value.map((block) => expandBlock(block, page)).filter((block) => block !== undefined);
  return renderBlocks(groupLists(blocks), page);
}
