import type { OutlineNode } from "./read-outline.ts";

/** A place between slices of a zone: a position, and the nodes that it is in, the outermost first. */
interface Gap {
  readonly position: number;
  readonly inside: readonly OutlineNode[];
}

/** Lists the places between the nodes of a tree, in their order. */
function listGaps(nodes: readonly OutlineNode[], first: number, inside: readonly OutlineNode[]): readonly Gap[] {
  const start: Gap = { position: first, inside };
  return [
    start,
    ...nodes.flatMap((node) => [
      ...(node.opens === undefined ? [] : listGaps(node.children, node.start + 1, [...inside, node])),
      { position: node.end, inside },
    ]),
  ];
}

/**
 * Lists the positions to which a slice can be moved without breaking a group, in their order. A part stays in groups of
 * its name. Another slice goes into the parts of a group, and never beside them.
 */
export function listMoves(tree: readonly OutlineNode[], moved: OutlineNode): readonly number[] {
  const gaps = listGaps(tree, 0, []).filter(({ position, inside }) => {
    const isOutside = position <= moved.start || position >= moved.end;
    return isOutside && !inside.includes(moved) && fits(moved, inside.at(-1));
  });
  return [...new Set(gaps.map(({ position }) => position))];
}

/** Lists the positions at which a new slice can be added. */
export function listPlaces(tree: readonly OutlineNode[], within: string | undefined): readonly number[] {
  const gaps = listGaps(tree, 0, []).filter(({ inside }) => fits({ within }, inside.at(-1)));
  return [...new Set(gaps.map(({ position }) => position))];
}

function fits({ within }: Pick<OutlineNode, "within">, parent: OutlineNode | undefined): boolean {
  if (within !== undefined) return parent?.opens === within;
  return (
    parent === undefined || parent.within !== undefined || !parent.children.some((child) => child.within !== undefined)
  );
}

/** Returns the next place before (-1) or behind (1) a slice; undefined at the end of the page. */
export function findMove(tree: readonly OutlineNode[], moved: OutlineNode, direction: -1 | 1): number | undefined {
  const moves = listMoves(tree, moved);
  return direction === -1
    ? moves.findLast((position) => position < moved.start)
    : moves.find((position) => position > moved.end);
}

/** Moves a slice, with all that it holds, to a position of `listMoves`. */
export function moveRange<Item>(
  items: readonly Item[],
  { start, end }: Pick<OutlineNode, "start" | "end">,
  to: number,
): readonly Item[] {
  const moved = items.slice(start, end);
  const rest = [...items.slice(0, start), ...items.slice(end)];
  const position = to <= start ? to : to - moved.length;
  return [...rest.slice(0, position), ...moved, ...rest.slice(position)];
}
