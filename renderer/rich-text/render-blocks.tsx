import type { ReactNode } from "react";
import { Embed } from "../../ui/player/Embed.tsx";
import type { ExpandedBlock } from "./expand-block.ts";
import type { List } from "./group-lists.ts";
import { prismicEmbed, prismicImage } from "./prismic-blocks.ts";
import { renderCustom, type RichTextOptions } from "./render-custom.ts";
import { renderList } from "./render-list.tsx";
import { renderTextBlock } from "./render-text-block.tsx";
import { TextPicture } from "./TextPicture.tsx";

/**
 * Renders blocks and lists in order. A block's key counts those of its kind before it: `embed-0`. So a film goes on when
 * a block of another kind is put before it.
 */
export function renderBlocks(blocks: readonly (ExpandedBlock | List)[], options: RichTextOptions): ReactNode[] {
  const before = new Map<string, number>();
  return blocks.map((block) => {
    const count = before.get(block.kind) ?? 0;
    before.set(block.kind, count + 1);
    return renderBlock(block, `${block.kind}-${count}`, options);
  });
}

function renderBlock(block: ExpandedBlock | List, key: string, options: RichTextOptions): ReactNode {
  const { components, page } = options;
  const rest = { text: undefined, children: [], key };
  switch (block.kind) {
    case "list":
    case "o-list":
      return renderList(block, key, options);
    case "image": {
      const custom = renderCustom(components.image, () => ({ node: prismicImage(block, page), ...rest }));
      return custom ?? <TextPicture key={key} block={block} page={page} />;
    }
    case "embed": {
      const custom = renderCustom(components.embed, () => ({ node: prismicEmbed(block), ...rest }));
      return custom ?? <Embed key={key} block={block} page={page} />;
    }
    default:
      return renderTextBlock(block, key, options);
  }
}
