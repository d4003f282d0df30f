import type { ExpandedBlock, ExpandedText } from "./expand-block.ts";

/** Items of one list. */
export interface List {
  readonly kind: "list" | "o-list";
  readonly direction: ExpandedText["direction"];
  readonly items: readonly ExpandedText[];
}

/** Gathers neighboring list items of one kind and direction into lists: li li p → [li li] p. */
export function groupLists(blocks: readonly ExpandedBlock[]): readonly (ExpandedBlock | List)[] {
  const grouped: (ExpandedBlock | (List & { readonly items: ExpandedText[] }))[] = [];
  for (const block of blocks) {
    if (block.kind !== "list-item" && block.kind !== "o-list-item") {
      grouped.push(block);
      continue;
    }
    const kind = block.kind === "list-item" ? "list" : "o-list";
    const last = grouped.at(-1);
    if (last?.kind === kind && last.direction === block.direction) last.items.push(block);
    else grouped.push({ kind, direction: block.direction, items: [block] });
  }
  return grouped;
}
