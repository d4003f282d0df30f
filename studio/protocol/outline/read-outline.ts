import type { GroupRoles, Slice } from "./slice.ts";

/**
 * A slice in the outline. `start` and `end` are positions in the slice zone, and `end` is exclusive. A group ends behind
 * its closing slice, which has no node.
 */
export interface OutlineNode {
  readonly slice: Slice;
  readonly start: number;
  readonly end: number;
  /** Name of the group that it opens, `tabs`, or of which it is a part, `tab`. */
  readonly opens: string | undefined;
  /** Name of the group of which it is a part. */
  readonly within: string | undefined;
  readonly children: readonly OutlineNode[];
}

interface Reading {
  readonly slices: readonly Slice[];
  readonly roles: GroupRoles;
  position: number;
}

/** Returns the tree of a slice zone, by the rules that pages are rendered by. A group that nothing closes ends with the zone. */
export function readOutline(slices: readonly Slice[], roles: GroupRoles): readonly OutlineNode[] {
  return readNodes({ slices, roles, position: 0 }, []);
}

/** Reads nodes until a slice closes or continues one of the open groups, the innermost last. */
function readNodes(reading: Reading, open: readonly string[]): readonly OutlineNode[] {
  const nodes: OutlineNode[] = [];
  for (;;) {
    const slice = reading.slices[reading.position];
    if (slice === undefined) return nodes;
    const role = reading.roles[slice.slice_type];
    if (role !== undefined && "closes" in role && open.includes(role.closes)) return nodes;
    if (role !== undefined && "opens" in role && endsPart(role, open)) return nodes;
    nodes.push(readNode(slice, reading, open));
  }
}

/** Whether a part ends an open part of the same group: a `tab` behind a `tab`. */
function endsPart(
  { within, opens }: { readonly opens: string; readonly within?: string | undefined },
  open: readonly string[],
) {
  return within !== undefined && open.lastIndexOf(opens) > open.lastIndexOf(within) && open.includes(within);
}

function readNode(slice: Slice, reading: Reading, open: readonly string[]): OutlineNode {
  const start = reading.position;
  const role = reading.roles[slice.slice_type];
  reading.position += 1;
  if (role === undefined || "closes" in role)
    return { slice, start, end: start + 1, opens: undefined, within: undefined, children: [] };
  const children = readNodes(reading, [...open, role.opens]);
  const closer = reading.slices[reading.position];
  const closing = closer && reading.roles[closer.slice_type];
  if (role.within === undefined && closing && "closes" in closing && closing.closes === role.opens)
    reading.position += 1;
  return { slice, start, end: reading.position, opens: role.opens, within: role.within, children };
}
