import { isRecord } from "@tessera/runtime/is-record.ts";
import type { Scalar } from "./predicate.ts";
import { isGroup, listScalars } from "./list-scalars.ts";

export interface FieldValues {
  /** `title`, `cards.name`, `cards.links.to` */
  readonly name: string;
  readonly scalars: readonly Scalar[];
}

/** Deepest path: a field in a group in a group. */
const maxDepth = 3;

/** Returns the comparable values of a document's fields, and of each item of its groups. */
export function fieldValues(data: Readonly<Record<string, unknown>>): readonly FieldValues[] {
  return fieldsIn(data, []);
}

function fieldsIn(record: Readonly<Record<string, unknown>>, parents: readonly string[]): readonly FieldValues[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const path = [...parents, key];
    const own = { name: path.join("."), scalars: listScalars(value) };
    return path.length < maxDepth && isGroup(value)
      ? [own, ...value.flatMap((item) => (isItem(item) ? fieldsIn(item, path) : []))]
      : [own];
  });
}

function isItem(item: unknown): item is Readonly<Record<string, unknown>> {
  return isRecord(item) && item["slice_type"] === undefined;
}
