import type { LinkField, RTEmbedNode, RTImageNode, RTLabelNode } from "@prismicio/client";
import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { EmbedBlock, ImageBlock } from "../../content/rich-text/rich-text.ts";
import type { ShortcodeExpansion } from "../contracts/shortcode.ts";

/** Parts of ours by the nodes that `@prismicio/react` has for them. It copies a span, so a span's `data` is the key. */
export interface Originals {
  readonly images: Map<RTImageNode, ImageBlock>;
  readonly embeds: Map<RTEmbedNode, EmbedBlock>;
  readonly links: Map<LinkField, Hyperlink>;
  readonly shortcodes: Map<RTLabelNode["data"], ShortcodeExpansion>;
}

export function createOriginals(): Originals {
  return { images: new Map(), embeds: new Map(), links: new Map(), shortcodes: new Map() };
}
