import { cutSegments } from "./cut-segments.ts";
import type { InlineNode } from "./inline-node.ts";
import { nestDisjointSpans } from "./nest-disjoint-spans.ts";
import { nestSegments } from "./nest-segments.ts";
import type { SpannedText } from "./shift-spans.ts";

/** Returns an expanded text as a tree of its spans and shortcodes. */
export function nestText(spanned: SpannedText): readonly InlineNode[] {
  return nestDisjointSpans(spanned) ?? nestSegments(cutSegments(spanned));
}
