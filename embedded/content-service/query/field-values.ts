import { isRecord } from "../../is-record.ts";
import type { Scalar } from "./predicate.ts";
import { isGroup, scalarsOf } from "./scalars-of.ts";

export interface FieldValues {
  /** `title`, `cards.name`, `cards.links.to` */
  readonly name: string;
  readonly scalars: readonly Scalar[];
}

/** Group in a group is the deepest that models have. */
const deepest = 3;

/** What queries can compare of a document's data: its fields and those of each item of its groups, item by item. */
export function fieldValues(data: Readonly<Record<string, unknown>>): readonly FieldValues[] {
  return fieldsIn(data, []);
}

function fieldsIn(record: Readonly<Record<string, unknown>>, parents: readonly string[]): readonly FieldValues[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const path = [...parents, key];
    const own = { name: path.join("."), scalars: scalarsOf(value) };
    return path.length < deepest && isGroup(value)
      ? [own, ...value.flatMap((item) => (isItem(item) ? fieldsIn(item, path) : []))]
      : [own];
  });
}

function isItem(item: unknown): item is Readonly<Record<string, unknown>> {
  return isRecord(item) && item["slice_type"] === undefined;
}
