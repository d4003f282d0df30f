import type { RTSpanNode, RTTextNodeBase } from "@prismicio/client";
import type { TextBlockKind } from "../../content/rich-text/rich-text.ts";
import type { RichTextPage } from "./rich-text-page.ts";
import type { ExpandedText } from "./expand-block.ts";
import { prismicSpans } from "./prismic-inline.ts";

/** A text block as `@prismicio/react` knows it. */
export type PrismicText<Kind extends TextBlockKind> = RTTextNodeBase & { type: Kind };

/** A text block as `@prismicio/react` knows it, its shortcodes expanded. */
export function prismicText<Kind extends TextBlockKind>(
  type: Kind,
  { text, spans, direction }: ExpandedText,
  page: RichTextPage,
): PrismicText<Kind> {
  return { type, text, spans: prismicSpans(spans, page), ...(direction && { direction }) };
}

/** A stretch of text that nothing encloses any more. */
export function prismicSpan(text: string): RTSpanNode {
  return { type: "span", text, spans: [] };
}
