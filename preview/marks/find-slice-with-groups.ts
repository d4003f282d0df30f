import type { SliceInstance } from "../../renderer/contracts/slice.ts";
import type { Grouped } from "../../renderer/plan/group-slices.ts";

type Node = Grouped<Pick<SliceInstance, "id">>;

/**
 * Returns the ids of a slice, of the groups around it, and of all slices in it. Empty where the page has no such slice.
 */
export function findSliceWithGroups(tree: readonly Node[], id: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const node of tree) collect(node, id, found);
  return found;
}

function collect(node: Node, id: string, found: Set<string>): void {
  if (node.item.id === id) collectAll(node, found);
  else {
    const before = found.size;
    for (const child of node.children) collect(child, id, found);
    if (found.size > before) found.add(node.item.id);
  }
}

function collectAll({ item, children }: Node, found: Set<string>): void {
  found.add(item.id);
  for (const child of children) collectAll(child, found);
}
