import type { ReactNode } from "react";
import type { Drawing } from "./drawing.ts";
import { drawList } from "./draw-list.tsx";
import { drawOwn } from "./draw-own.ts";
import { drawText } from "./draw-text.tsx";
import { Embed } from "./Embed.tsx";
import type { ExpandedBlock } from "./expand-block.ts";
import type { List } from "./group-lists.ts";
import { prismicEmbed } from "./prismic-embed.ts";
import { prismicImage } from "./prismic-image.ts";
import { TextPicture } from "./TextPicture.tsx";

/**
 * Blocks and lists in order. Each is known by how many of its kind stand before it: it stays what it was for React when
 * something of another kind is put before it, and a film goes on.
 */
export function drawBlocks(blocks: readonly (ExpandedBlock | List)[], drawing: Drawing): ReactNode[] {
  const before = new Map<string, number>();
  return blocks.map((block) => {
    const count = before.get(block.kind) ?? 0;
    before.set(block.kind, count + 1);
    return drawBlock(block, `${block.kind}-${count}`, drawing);
  });
}

function drawBlock(block: ExpandedBlock | List, key: string, drawing: Drawing): ReactNode {
  const { components, page } = drawing;
  const rest = { text: undefined, children: [], key };
  switch (block.kind) {
    case "list":
    case "o-list":
      return drawList(block, key, drawing);
    case "image": {
      const own = drawOwn(components.image, () => ({ node: prismicImage(block, page), ...rest }));
      return own ?? <TextPicture key={key} block={block} page={page} />;
    }
    case "embed":
      return (
        drawOwn(components.embed, () => ({ node: prismicEmbed(block), ...rest })) ?? (
          <Embed key={key} block={block} page={page} />
        )
      );
    default:
      return drawText(block, key, drawing);
  }
}
