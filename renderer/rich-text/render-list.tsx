import type { ReactNode } from "react";
import type { List } from "./group-lists.ts";
import { prismicList, prismicNumberedList } from "./prismic-text.ts";
import { renderCustom, type RichTextOptions } from "./render-custom.ts";
import { renderTextBlock } from "./render-text-block.tsx";

/** Renders a list, in the direction of its items. */
export function renderList(list: List, key: string, options: RichTextOptions): ReactNode {
  const children = list.items.map((item, index) => renderTextBlock(item, String(index), options));
  const custom = renderCustomList(list, children, key, options);
  const Tag = list.kind === "list" ? "ul" : "ol";
  return (
    custom ?? (
      <Tag key={key} dir={list.direction}>
        {children}
      </Tag>
    )
  );
}

function renderCustomList(
  list: List,
  children: ReactNode[],
  key: string,
  { components, page }: RichTextOptions,
): ReactNode {
  const rest = { text: undefined, children, key };
  if (list.kind === "list") return renderCustom(components.list, () => ({ node: prismicList(list, page), ...rest }));
  return renderCustom(components.oList, () => ({ node: prismicNumberedList(list, page), ...rest }));
}
