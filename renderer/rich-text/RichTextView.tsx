import type { RichText } from "../../content/rich-text/rich-text.ts";
import type { RichTextPage } from "./rich-text-page.ts";
import type { RichTextComponents } from "./components.ts";
import { drawBlocks } from "./draw-block.tsx";
import { expandBlock } from "./expand-block.ts";
import { groupLists } from "./group-lists.ts";
import { ownTextsOf } from "./own-texts.ts";

interface Props {
  readonly value: RichText;
  readonly page: RichTextPage;
  /** What to draw another way than with plain elements. */
  readonly components?: RichTextComponents;
}

const plain: RichTextComponents = {};

/** Rich text as semantic elements, its shortcodes expanded. A block without text draws nothing. */
export function RichTextView({ value, page, components = plain }: Props) {
  const blocks = value.map((block) => expandBlock(block, page)).filter((block) => block !== undefined);
  return drawBlocks(groupLists(blocks), { components, ownTexts: ownTextsOf(components), page });
}
