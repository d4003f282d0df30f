import type { OutlineNode } from "../../protocol/outline/read-outline.ts";

export interface OutlineRow {
  readonly node: OutlineNode;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
}

/** Lists the nodes of a tree in their order, with their levels. */
export function listRows(nodes: readonly OutlineNode[], level = 1): readonly OutlineRow[] {
  return nodes.flatMap((node, index) => [
    { node, level, position: index + 1, siblings: nodes.length },
    ...listRows(node.children, level + 1),
  ]);
}
