import type { EditedDocument, Json } from "../../protocol/document.ts";
import { readSlices } from "../../protocol/outline/slice.ts";

/** Returns the id of the only slice that differs; null if more than one slice does, or anything else. */
export function findChangedSlice(before: EditedDocument, after: EditedDocument, zone: string): string | null {
  const [old, next] = [readSlices(before, zone), readSlices(after, zone)];
  const others = (document: EditedDocument) => Object.entries(document.data).filter(([name]) => name !== zone);
  const isElsewhere =
    before.uid !== after.uid ||
    !isShared(others(before), others(after)) ||
    old.some(({ id }, index) => id !== next[index]?.id);
  const changed = next.filter((slice, index) => slice !== old[index]);
  return isElsewhere || old.length !== next.length || changed.length !== 1 ? null : (changed[0]?.id ?? null);
}

function isShared(one: readonly [string, Json][], other: readonly [string, Json][]): boolean {
  return (
    one.length === other.length &&
    one.every(([name, value], index) => other[index]?.[0] === name && other[index][1] === value)
  );
}
