import { createHash } from "node:crypto";
import type { FieldValues } from "../../query/field-values.ts";
import { measure } from "../../query/measure.ts";
import type { Scalar } from "../../query/predicate.ts";

/** Longer texts, in UTF-16 units, are kept as their beginning and a hash: keys of an index are short. */
const longest = 120;
const prefixLength = 80;

/** What SQLite does not keep in texts: halves of characters, and NUL, where it thinks that the text ends. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** A value of a field as table `field_value` knows it; booleans become blobs there. */
export function storedValue<Value extends Scalar>(value: Value): Value | string {
  if (typeof value !== "string") return value;
  const text = value.replace(unstorable, "\uFFFD");
  if (text.length <= longest) return text;
  const start = text.slice(0, prefixLength).replace(unstorable, "\uFFFD");
  return `${start}…${createHash("sha256").update(text).digest("base64url")}`;
}

/** `[path, value, position, measure]` */
type ValueRow = readonly [number | undefined, string | number | boolean, number, number | null];

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
