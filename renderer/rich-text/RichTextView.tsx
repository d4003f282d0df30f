import type { RichText } from "../../content/rich-text/rich-text.ts";
import { type RichTextComponents, toTextComponents } from "./components.ts";
import { expandBlock, type RichTextPage } from "./expand-block.ts";
import { groupLists } from "./group-lists.ts";
import { renderBlocks } from "./render-blocks.tsx";

interface Props {
  readonly value: RichText;
  readonly page: RichTextPage;
  /** Renderers that replace those of plain elements. */
  readonly components?: RichTextComponents;
}

const plain: RichTextComponents = {};

/** Rich text as semantic elements, its shortcodes expanded. A block without text is omitted. */
export function RichTextView({ value, page, components = plain }: Props) {
  const blocks = value.map((block) => expandBlock(block, page)).filter((block) => block !== undefined);
  return renderBlocks(groupLists(blocks), { components, textComponents: toTextComponents(components), page });
}
