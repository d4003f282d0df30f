import type { RichTextMapSerializer } from "@prismicio/client/richtext";
import type { ReactNode } from "react";
import type { ShortcodeInlineNode } from "./inline-node.ts";

/**
 * What a caller draws its own way: a `components` map of `@prismicio/react`, with its names and what its functions are
 * given. One that answers null or undefined leaves its part to the default. A part's text is expanded, the address of a
 * link is one that may be one, and the HTML of an embed is a link of ours.
 */
export interface RichTextComponents extends RichTextMapSerializer<ReactNode> {
  readonly shortcode?: (props: ShortcodeDrawProps) => ReactNode;
}

interface ShortcodeDrawProps {
  readonly node: ShortcodeInlineNode;
  readonly children: ReactNode[];
  readonly key: string;
}
