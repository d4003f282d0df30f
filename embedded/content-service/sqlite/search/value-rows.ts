import type { FieldValues } from "../../query/field-values.ts";
import { measure } from "../../query/measure.ts";
import { storedValue } from "./stored-value.ts";

/** `[path, value, position, measure]` */
export type ValueRow = readonly [number | undefined, string | number | boolean, number, number | null];

/** The rows of `field_value` for a version's tags and fields. */
export function valueRows(
  tagPath: number | undefined,
  tags: readonly string[],
  paths: ReadonlyMap<string, number>,
  fields: readonly FieldValues[],
): readonly ValueRow[] {
  const rows: ValueRow[] = tags.map((tag, position) => [tagPath, storedValue(tag), position, null]);
  const next = new Map<string, number>();
  for (const { name, scalars } of fields.filter((field) => field.name !== "uid")) {
    for (const scalar of scalars) {
      const position = next.get(name) ?? 0;
      next.set(name, position + 1);
      rows.push([paths.get(name), storedValue(scalar), position, measure(scalar) ?? null]);
    }
  }
  return rows;
}
