import type { RichText } from "../../content/rich-text/rich-text.ts";
import type { PageContext } from "../render/page-context.ts";
import { expandBlock } from "./expand-block.ts";

/** Returns the words of a rich text on one line, shortcodes expanded: for structured data. */
export function plainText(value: RichText, page: Pick<PageContext, "segments">): string {
  const texts = value.map((block) => {
    const expanded = expandBlock(block, page);
    return expanded !== undefined && "text" in expanded ? expanded.text : "";
  });
  return texts.join(" ").replaceAll(/\s+/g, " ").trim();
}
