import { isRecord } from "@tessera/runtime/is-record.ts";
import { isSame } from "./is-same.ts";
import { byId, type Fields, isGroup, isIdentified, join, namesIn, type Part, partNamed } from "./structure.ts";

interface Merged {
  readonly value: unknown;
  /** Fields that both sides changed, to different values; `value` has the first side's there. */
  readonly conflicts: readonly Conflict[];
}

/** The three versions of a field that both sides changed. Those of a list's order are the ids of its slices. */
interface Conflict extends Sides {
  readonly path: string;
}

/** Three versions of one value: the common base, and what two sides made of it. */
interface Sides {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Merges the changes of both sides, field by field. Slices are matched by id. The value of a field is taken from one
 * side as a whole. So is an item of a group: its index means nothing once items were moved. A slice whose variation one
 * side changed is a conflict, as the other side's fields may not be in it.
 */
export function merge({ base, mine, theirs }: Sides, path = "", part: Part = "document"): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (part === "slice" && isRecord(mine) && isRecord(theirs) && !isSame(mine["variation"], theirs["variation"]))
    return { value: mine, conflicts: [{ path, base, mine, theirs }] };
  if (part !== "value" && isRecord(mine) && isRecord(theirs)) {
    return mergeRecords({ base: isRecord(base) ? base : {}, mine, theirs }, path, part);
  }
  if (isIdentified(base) && isIdentified(mine) && isIdentified(theirs))
    return mergeSlices({ base, mine, theirs }, path);
  if (isGroup(base) && isGroup(mine) && isGroup(theirs) && haveLength(base.length, mine, theirs)) {
    return joined(
      mine.map((item, at) => merge({ base: base[at], mine: item, theirs: theirs[at] }, join(path, at), "value")),
    );
  }
  return { value: mine, conflicts: [{ path, base, mine, theirs }] };
}

type Records = { readonly [Side in keyof Sides]: Fields };
type SliceLists = { readonly [Side in keyof Sides]: Parameters<typeof byId>[0] };

function mergeRecords({ base, mine, theirs }: Records, path: string, part: Part): Merged {
  const parts = namesIn(mine, theirs, base).map((name) => {
    const sides = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const merged = merge(sides, join(path, name), partNamed(name, part));
    return { name, ...merged };
  });
  const present = parts.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(present.map(({ name, value }) => [name, value])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}

/** Merges the order of slices as one value, and then each slice. */
function mergeSlices({ base, mine, theirs }: SliceLists, path: string): Merged {
  const [was, ours, others] = [byId(base), byId(mine), byId(theirs)];
  const [order, elsewhere] = isSame([...was.keys()], [...ours.keys()]) ? [others, ours] : [ours, others];
  const bothMoved = order === ours && !isSame([...was.keys()], [...others.keys()]);
  const isSameOrder = isSame([...ours.keys()], [...others.keys()]);
  const all = joined(
    [...order.keys()].map((id) =>
      elsewhere.has(id)
        ? merge({ base: was.get(id), mine: ours.get(id), theirs: others.get(id) }, join(path, id), "slice")
        : { value: order.get(id), conflicts: [] },
    ),
  );
  const lost = [...elsewhere].filter(([id, slice]) => !order.has(id) && !isSame(was.get(id), slice));
  const orders = { base: [...was.keys()], mine: [...ours.keys()], theirs: [...others.keys()] };
  const orderConflicts = bothMoved && !isSameOrder ? [{ path, ...orders }] : [];
  const lostConflicts = lost.map(([id]) => ({
    path: join(path, id),
    base: was.get(id),
    mine: ours.get(id),
    theirs: others.get(id),
  }));
  return { ...all, conflicts: [...orderConflicts, ...lostConflicts, ...all.conflicts] };
}

function joined(parts: readonly Merged[]): Merged {
  return { value: parts.map(({ value }) => value), conflicts: parts.flatMap(({ conflicts }) => conflicts) };
}

function haveLength(length: number, ...lists: readonly (readonly unknown[])[]): boolean {
  return lists.every((list) => list.length === length);
}
