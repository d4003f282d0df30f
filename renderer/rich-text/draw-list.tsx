import type { ReactNode } from "react";
import type { Drawing } from "./drawing.ts";
import { drawOwn } from "./draw-own.ts";
import { drawText } from "./draw-text.tsx";
import type { List } from "./group-lists.ts";
import { prismicList, prismicNumbered } from "./prismic-list.ts";

/** A list in the direction of its items. */
export function drawList(list: List, key: string, drawing: Drawing): ReactNode {
  const children = list.items.map((item, index) => drawText(item, String(index), drawing));
  const own = drawOwnList(list, children, key, drawing);
  const Tag = list.kind === "list" ? "ul" : "ol";
  return (
    own ?? (
      <Tag key={key} dir={list.direction}>
        {children}
      </Tag>
    )
  );
}

function drawOwnList(list: List, children: ReactNode[], key: string, { components, page }: Drawing): ReactNode {
  const rest = { text: undefined, children, key };
  if (list.kind === "list") return drawOwn(components.list, () => ({ node: prismicList(list, page), ...rest }));
  return drawOwn(components.oList, () => ({ node: prismicNumbered(list, page), ...rest }));
}
