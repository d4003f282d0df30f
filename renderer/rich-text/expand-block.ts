import type { Block, EmbedBlock, ImageBlock, TextBlock } from "../../content/rich-text.ts";
import type { PageContext } from "../page-context.ts";
import { shiftSpans, type SpannedText } from "./shift-spans.ts";

export type ExpandedBlock = ExpandedText | ImageBlock | EmbedBlock;

/** A text block with its shortcodes expanded. */
export type ExpandedText = SpannedText & Pick<TextBlock, "kind" | "direction">;

/** The block with its shortcodes expanded; undefined when that leaves no text to show. */
export function expandBlock(block: Block, page: Pick<PageContext, "pieces">): ExpandedBlock | undefined {
  if (block.kind === "image" || block.kind === "embed") return block;
  const { text, spans } = shiftSpans(page.pieces(block.text), block.spans);
  if (text.trim() === "") return undefined;
  return { kind: block.kind, direction: block.direction, text, spans };
}
