import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { ShortcodeExpansion } from "../shortcode.ts";

/** Text inside a block, as a tree. */
export type InlineNode = string | EnclosingNode;

export type EnclosingNode = ShortcodeInlineNode | HyperlinkNode | LabelNode | EmphasisNode;

export interface ShortcodeInlineNode extends Enclosing {
  readonly kind: "shortcode";
  readonly expansion: ShortcodeExpansion;
}

export interface HyperlinkNode extends Enclosing {
  readonly kind: "hyperlink";
  readonly link: Hyperlink;
}

export interface LabelNode extends Enclosing {
  readonly kind: "label";
  readonly label: string;
}

export interface EmphasisNode extends Enclosing {
  readonly kind: "strong" | "em";
}

/** Around the text from `start` up to, not including, `end`, in UTF-16 units of the block's expanded text. */
interface Enclosing {
  readonly start: number;
  readonly end: number;
  readonly children: readonly InlineNode[];
}
