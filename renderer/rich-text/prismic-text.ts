import type { RTListNode, RTOListNode, RTSpanNode } from "@prismicio/client";
import type { TextBlockKind } from "../../content/rich-text/rich-text.ts";
import type { PrismicText } from "./components.ts";
import type { ExpandedText, RichTextPage } from "./expand-block.ts";
import type { List } from "./group-lists.ts";
import { prismicSpans } from "./prismic-inline.ts";

type Page = Pick<RichTextPage, "linkTo">;

/** Returns a text block as `@prismicio/react` knows it, its shortcodes expanded. */
export function prismicText<Kind extends TextBlockKind>(
  type: Kind,
  { text, spans, direction }: ExpandedText,
  page: Page,
): PrismicText<Kind> {
  return { type, text, spans: prismicSpans(spans, page), ...(direction && { direction }) };
}

/** Returns text without marks as `@prismicio/react` knows it. */
export function prismicSpan(text: string): RTSpanNode {
  return { type: "span", text, spans: [] };
}

/** Returns a bulleted list as `@prismicio/react` knows it. */
export function prismicList({ items }: List, page: Page): RTListNode {
  return { type: "group-list-item", items: items.map((item) => prismicText("list-item", item, page)) };
}

/** Returns a numbered list as `@prismicio/react` knows it. */
export function prismicNumberedList({ items }: List, page: Page): RTOListNode {
  return { type: "group-o-list-item", items: items.map((item) => prismicText("o-list-item", item, page)) };
}
