import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { ShortcodeExpansion } from "../contracts/shortcode.ts";

/** A node of the text inside a block, which is a tree. */
export type InlineNode = string | EnclosingNode;

export type EnclosingNode = ShortcodeInlineNode | HyperlinkNode | LabelNode | EmphasisNode;

interface ShortcodeInlineNode extends Enclosing {
  readonly kind: "shortcode";
  readonly expansion: ShortcodeExpansion;
}

interface HyperlinkNode extends Enclosing {
  readonly kind: "hyperlink";
  readonly link: Hyperlink;
}

interface LabelNode extends Enclosing {
  readonly kind: "label";
  readonly label: string;
}

interface EmphasisNode extends Enclosing {
  readonly kind: "strong" | "em";
}

/** A node around a range of the block's expanded text, in UTF-16 units; `end` is exclusive. */
interface Enclosing {
  readonly start: number;
  readonly end: number;
  readonly children: readonly InlineNode[];
}
