import type { Block, EmbedBlock, ImageBlock, TextBlock } from "../../content/rich-text/rich-text.ts";
import type { PageContext } from "../render/page-context.ts";
import { shiftSpans, type SpannedText } from "./shift-spans.ts";

export type ExpandedBlock = ExpandedText | ImageBlock | EmbedBlock;

/** A text block with its shortcodes expanded. */
export type ExpandedText = SpannedText & Pick<TextBlock, "kind" | "direction">;

/** The block with its shortcodes expanded; undefined when that leaves no text to show. */
export function expandBlock(block: Block, page: Pick<PageContext, "segments">): ExpandedBlock | undefined {
  if (block.kind === "image" || block.kind === "embed") return block;
  const { kind, direction } = block;
  const { text, spans, shortcodes } = shiftSpans(page.segments(block.text), block.spans);
  return text.trim() === "" ? undefined : { kind, direction, text, spans, shortcodes };
}
