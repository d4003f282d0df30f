import type { RichText } from "../../content/rich-text.ts";
import type { RichTextComponents, RichTextPage } from "./components.ts";
import { defaultComponents } from "./default-components.tsx";
import { drawBlock } from "./draw-block.tsx";
import { expandBlock } from "./expand-block.ts";
import { groupLists } from "./group-lists.ts";
import { inOrder } from "./in-order.ts";

interface Props {
  readonly value: RichText;
  readonly page: RichTextPage;
  /** What to draw another way than with plain elements. */
  readonly components?: RichTextComponents;
}

/** Rich text as semantic elements, its shortcodes expanded. A block without text draws nothing. */
export function RichTextView({ value, page, components }: Props) {
  const all = { ...defaultComponents, ...components };
  const blocks = value.map((block) => expandBlock(block, page)).filter((block) => block !== undefined);
  return inOrder(groupLists(blocks).map((block) => drawBlock(block, all, page)));
}
