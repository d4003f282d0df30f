import { isRecord } from "@tessera/runtime/is-record.ts";
import { type Fields, namesIn } from "./structure.ts";

/**
 * Whether two values are the same for a reader. The Document API writes an empty field as null or omits it. A save adds
 * members that a stored link, picture or table may lack.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isRecord(one) && isRecord(other)) {
    const added = listAdded(one);
    return namesIn(one, other).every((name) => {
      const [mine, theirs] = [one[name], other[name]];
      return isSame(mine, theirs) || (added.includes(name) && (mine === undefined || theirs === undefined));
    });
  }
  return Object.is(one ?? undefined, other ?? undefined);
}

/** Lists the members that a save adds to a link, a picture, or a row or cell of a table. */
function listAdded(value: Fields): readonly string[] {
  if ("dimensions" in value) return ["id", "edit"];
  return "link_type" in value || "cells" in value || "content" in value ? ["key"] : [];
}
