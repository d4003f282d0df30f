import type { RTTextNodeBase } from "@prismicio/client";
import type { RichTextMapSerializer } from "@prismicio/client/richtext";
import type { PrismicTableProps } from "@prismicio/react";
import type { ReactNode } from "react";
import type { TextBlockKind } from "../../content/rich-text/rich-text.ts";
import type { ShortcodeInlineNode } from "./inline-node.ts";

/**
 * A caller's renderers: a `components` map of `@prismicio/react`, with its names and its functions' props. A function
 * that returns null or undefined leaves its part to the default. The text of a part is expanded. The address of a link
 * is safe, and the HTML of an embed is a link of ours.
 */
export interface RichTextComponents extends RichTextMapSerializer<ReactNode> {
  readonly shortcode?: (props: ShortcodeProps) => ReactNode;
}

interface ShortcodeProps {
  readonly node: ShortcodeInlineNode;
  readonly children: ReactNode[];
  readonly key: string;
}

/** A caller's renderers: a `components` map of `@prismicio/react`'s `PrismicTable`. */
export type TableComponents = NonNullable<PrismicTableProps["components"]>;

/** A text block as `@prismicio/react` knows it. */
export type PrismicText<Kind extends TextBlockKind> = RTTextNodeBase & { type: Kind };

/** A function of a `components` map. */
export type CustomComponent<Node extends { readonly type: string }, Text> = (
  props: CustomPart<Node, Text> & { readonly type: Node["type"] },
) => ReactNode;

/** A part of rich text, as a function of a `components` map takes it. */
export interface CustomPart<Node, Text> {
  readonly node: Node;
  readonly text: Text;
  readonly children: ReactNode[];
  readonly key: string;
}

/** The functions for text blocks, by the kinds that blocks have. */
export type TextComponents = {
  readonly [Kind in TextBlockKind]: CustomComponent<PrismicText<Kind>, undefined> | undefined;
};

/** Renames the functions for text blocks: `listItem` → `list-item`. */
export function toTextComponents({ listItem, oListItem, ...components }: RichTextComponents): TextComponents {
  const { heading1, heading2, heading3, heading4, heading5, heading6, paragraph, preformatted } = components;
  const headings = { heading1, heading2, heading3, heading4, heading5, heading6 };
  return { ...headings, paragraph, preformatted, "list-item": listItem, "o-list-item": oListItem };
}
