import { createHash } from "node:crypto";
import type { FieldValues } from "../../query/field-values.ts";
import { measure } from "../../query/measure.ts";
import type { Scalar } from "../../query/predicate.ts";

/** Longest text of an index key, in UTF-16 units; longer ones are stored as a prefix and a hash. */
const maxLength = 120;
const prefixLength = 80;

/** Characters that SQLite cannot store in texts: lone surrogates, and NUL, which would end the text. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** Converts a value for the table `field_value`, where booleans become blobs. */
export function storedValue<Value extends Scalar>(value: Value): Value | string {
  if (typeof value !== "string") return value;
  const text = value.replace(unstorable, "\uFFFD");
  if (text.length <= maxLength) return text;
  const start = text.slice(0, prefixLength).replace(unstorable, "\uFFFD");
  return `${start}…${createHash("sha256").update(text).digest("base64url")}`;
}

/** `[path, value, position, measure]` */
type ValueRow = readonly [number | undefined, string | number | boolean, number, number | null];

/** Returns the rows of `field_value` for a version's tags and fields. */
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
