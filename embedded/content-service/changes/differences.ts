import { isRecord } from "@tessera/runtime/is-record.ts";
import { isSame } from "./is-same.ts";
import { byId, type Fields, isGroup, isIdentified, join, namesIn } from "./structure.ts";

/** One difference; `before` or `after` is undefined where the part did not exist. */
export interface Difference {
  /** `data.slices.hero$1.primary.title`: slices by their ids, items of groups by their index. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Lists the differences of two values, each at the deepest path that still names one field. */
export function differences(before: unknown, after: unknown, path = ""): readonly Difference[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return ofRecords(before, after, path);
  if (isIdentified(before) && isIdentified(after)) return ofSlices(before, after, path);
  if (isGroup(before) && isGroup(after) && before.length === after.length) {
    return before.flatMap((item, index) => differences(item, after[index], join(path, index)));
  }
  return [{ path, before, after }];
}

function ofRecords(before: Fields, after: Fields, path: string): readonly Difference[] {
  return namesIn(before, after).flatMap((name) => differences(before[name], after[name], join(path, name)));
}

type Slices = Parameters<typeof byId>[0];

/** Compares slices by id. A changed order is one difference of the whole list, as ids. */
function ofSlices(before: Slices, after: Slices, path: string): readonly Difference[] {
  const [old, current] = [byId(before), byId(after)];
  const ids = [...new Set([...old.keys(), ...current.keys()])];
  const [was, is] = [listShared(before, current), listShared(after, old)];
  const moved = isSame(was, is) ? [] : [{ path, before: was, after: is }];
  return [...moved, ...ids.flatMap((id) => differences(old.get(id), current.get(id), join(path, id)))];
}

/** Returns the ids that both lists have, in the order of one. */
function listShared(items: Slices, other: ReadonlyMap<string, unknown>): readonly string[] {
  return items.map(({ id }) => id).filter((id) => other.has(id));
}
