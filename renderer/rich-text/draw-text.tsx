import type { ReactNode } from "react";
import type { TextBlockKind } from "../../content/rich-text/rich-text.ts";
import type { Drawing } from "./drawing.ts";
import { drawInline } from "./draw-inline.tsx";
import { drawOwn } from "./draw-own.ts";
import type { ExpandedText } from "./expand-block.ts";
import type { OwnTexts } from "./own-texts.ts";
import { prismicText } from "./prismic-text.ts";
import { soleOf } from "./sole-of.ts";

const tags = {
  heading1: "h1",
  heading2: "h2",
  heading3: "h3",
  heading4: "h4",
  heading5: "h5",
  heading6: "h6",
  paragraph: "p",
  preformatted: "pre",
  "list-item": "li",
  "o-list-item": "li",
} as const;

/** A block of text. The direction of a list's item is its list's. */
export function drawText(block: ExpandedText, key: string, drawing: Drawing): ReactNode {
  const children = drawInline(block, drawing);
  const own = drawOwnText(block.kind, block, { children, key }, drawing);
  if (own !== undefined && own !== null) return own;
  const Tag = tags[block.kind];
  return (
    <Tag key={key} dir={Tag === "li" ? undefined : block.direction}>
      {soleOf(children)}
    </Tag>
  );
}

function drawOwnText<Kind extends TextBlockKind>(
  kind: Kind,
  block: ExpandedText,
  rest: { readonly children: ReactNode[]; readonly key: string },
  { ownTexts, page }: Drawing,
): ReactNode {
  const own: OwnTexts[Kind] = ownTexts[kind];
  return drawOwn(own, () => ({ node: prismicText(kind, block, page), text: undefined, ...rest }));
}
