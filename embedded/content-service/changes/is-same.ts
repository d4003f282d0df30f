import { isRecord } from "@tessera/runtime/is-record.ts";
import { namesIn } from "./structure.ts";

/** Whether two values are the same for a reader. The Document API writes an empty field as null or omits it. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isRecord(one) && isRecord(other)) return namesIn(one, other).every((name) => isSame(one[name], other[name]));
  return Object.is(one ?? undefined, other ?? undefined);
}
