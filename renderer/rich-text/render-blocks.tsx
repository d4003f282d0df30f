import type { ReactNode } from "react";
import { Embed } from "../../ui/player/Embed.tsx";
import type { ExpandedBlock, RichTextPage } from "./expand-block.ts";
import type { List } from "./group-lists.ts";
import { renderTextBlock } from "./render-text-block.tsx";
import { TextPicture } from "./TextPicture.tsx";

/**
 * Renders blocks and lists in order. A block's key counts those of its kind before it: `embed-0`. So a film goes on when
 * a block of another kind is put before it.
 */
export function renderBlocks(blocks: readonly (ExpandedBlock | List)[], page: RichTextPage): ReactNode[] {
  const before = new Map<string, number>();
  return blocks.map((block) => {
    const count = before.get(block.kind) ?? 0;
    before.set(block.kind, count + 1);
    return renderBlock(block, `${block.kind}-${count}`, page);
  });
}

function renderBlock(block: ExpandedBlock | List, key: string, page: RichTextPage): ReactNode {
  switch (block.kind) {
    case "list":
    case "o-list":
      return renderList(block, key, page);
    case "image":
      return <TextPicture key={key} block={block} page={page} />;
    case "embed":
      return <Embed key={key} block={block} page={page} />;
    default:
      return renderTextBlock(block, key, page);
  }
}

/** Renders a list, in the direction of its items. */
function renderList({ kind, direction, items }: List, key: string, page: RichTextPage): ReactNode {
  const Tag = kind === "list" ? "ul" : "ol";
  return (
    <Tag key={key} dir={direction}>
      {items.map((item, index) => renderTextBlock(item, String(index), page))}
    </Tag>
  );
}
