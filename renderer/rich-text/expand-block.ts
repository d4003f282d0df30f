import type { Block, EmbedBlock, ImageBlock, RichText, TextBlock } from "../../content/rich-text/rich-text.ts";
import type { PicturePage } from "../../ui/primitives/imgix-source.ts";
import type { PageContext } from "../contracts/page-context.ts";
import { shiftSpans, type SpannedText } from "./shift-spans.ts";

/** Parts of a page context that rich text reads. */
export type RichTextPage = Pick<PageContext, "richText" | "linkTo" | "t"> & PicturePage;

export type ExpandedBlock = ExpandedText | ImageBlock | EmbedBlock;

/** A text block with its shortcodes expanded. */
export type ExpandedText = SpannedText & Pick<TextBlock, "kind" | "direction">;

/** Expands the shortcodes of a block; undefined where no text remains. */
export function expandBlock(block: Block, page: Pick<PageContext, "richText">): ExpandedBlock | undefined {
  if (block.kind === "image" || block.kind === "embed") return block;
  const { kind, direction } = block;
  const { text, spans, shortcodes } = shiftSpans(page.richText.segments(block.text), block.spans);
  return text.trim() === "" ? undefined : { kind, direction, text, spans, shortcodes };
}

/** Returns the words of a rich text on one line, shortcodes expanded: for metadata and JSON-LD. */
export function plainText(value: RichText, page: Pick<PageContext, "richText">): string {
  const texts = value.map((block) => {
    const expanded = expandBlock(block, page);
    return expanded !== undefined && "text" in expanded ? expanded.text : "";
  });
  return texts.join(" ").replaceAll(/\s+/g, " ").trim();
}
