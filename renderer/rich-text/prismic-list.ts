import type { RTListNode, RTOListNode } from "@prismicio/client";
import type { RichTextPage } from "./rich-text-page.ts";
import type { List } from "./group-lists.ts";
import { prismicText } from "./prismic-text.ts";

/** A list as `@prismicio/react` knows it. */
export function prismicList({ items }: List, page: RichTextPage): RTListNode {
  return { type: "group-list-item", items: items.map((item) => prismicText("list-item", item, page)) };
}

export function prismicNumbered({ items }: List, page: RichTextPage): RTOListNode {
  return { type: "group-o-list-item", items: items.map((item) => prismicText("o-list-item", item, page)) };
}
