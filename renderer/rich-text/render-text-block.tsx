import type { ReactNode } from "react";
import type { TextBlockKind } from "../../content/rich-text/rich-text.ts";
import type { TextComponents } from "./components.ts";
import type { ExpandedText } from "./expand-block.ts";
import { prismicText } from "./prismic-text.ts";
import { renderCustom, type RichTextOptions, unwrapSingle } from "./render-custom.ts";
import { renderInline } from "./render-inline.tsx";

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

/** Renders a block of text. The direction of a list item is its list's. */
export function renderTextBlock(block: ExpandedText, key: string, options: RichTextOptions): ReactNode {
  const children = renderInline(block, options);
  const custom = renderCustomText(block.kind, block, { children, key }, options);
  if (custom !== undefined && custom !== null) return custom;
  const Tag = tags[block.kind];
  return (
    <Tag key={key} dir={Tag === "li" ? undefined : block.direction}>
      {unwrapSingle(children)}
    </Tag>
  );
}

function renderCustomText<Kind extends TextBlockKind>(
  kind: Kind,
  block: ExpandedText,
  rest: { readonly children: ReactNode[]; readonly key: string },
  { textComponents, page }: RichTextOptions,
): ReactNode {
  const component: TextComponents[Kind] = textComponents[kind];
  return renderCustom(component, () => ({ node: prismicText(kind, block, page), text: undefined, ...rest }));
}
