import * as v from "valibot";
import { isRecord, type Path, presentPart, omitPaths } from "./value-path.ts";

/** Message of an optional field that costs its object when it is invalid: the rest would be untrue. */
export const costsObject = "is invalid, and the object is untrue without it";

/** Message of a field that costs the whole item when it is invalid, as a price that can't be shown. */
export const costsItem = "is invalid, and the item is untrue without it";

/**
 * Maximum of invalid parts of a value or a list: each costs some microseconds. A value with more is of another shape.
 */
export const maxDropped = 10_000;

/** A part of a value that was omitted because it is invalid. */
interface DroppedField {
  /** `media.productImages[].url` */
  readonly field: string;
  readonly cause: Error;
}

interface TolerantResult<Output> {
  readonly output: Output;
  readonly dropped: readonly DroppedField[];
}

/**
 * Parses a value without its invalid parts. Each costs the smallest optional part that contains it:
 * `{ id: 1, city: { code: 5, displayName: "Rome" } }` → `{ id: 1, city: { code: "", displayName: "Rome" } }`.
 * Throws `ValiError` when what is invalid or missing is not optional, or thousands of parts are invalid.
 */
export function parseTolerantly<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): TolerantResult<v.InferOutput<Schema>> {
  const dropped: DroppedField[] = [];
  let rest = value;
  for (;;) {
    const result = v.safeParse(schema, rest);
    if (result.success) return { output: result.output, dropped };
    if (dropped.length + result.issues.length > maxDropped) throw new v.ValiError(result.issues);
    const parts = result.issues.map((issue) => ({ issue, part: droppablePart(rest, issue) }));
    const lost = parts.filter(({ part }) => part.length === 0);
    if (lost.length > 0) throw new v.ValiError(result.issues);
    for (const { issue, part } of parts) dropped.push({ field: formatPath(part), cause: new v.ValiError([issue]) });
    rest = omitPaths(
      rest,
      parts.map(({ part }) => part),
    );
  }
}

/** Returns the path of what to omit for an issue. The empty path is the whole value. */
function droppablePart(value: unknown, { path, message }: v.BaseIssue<unknown>): Path {
  if (message === costsItem) return [];
  const keys = (path ?? []).map(({ key }) => String(key));
  const part = presentPart(value, message === costsObject ? keys.slice(0, -1) : keys);
  // The elements of a tuple are not optional.
  return part.length === 1 && !isRecord(value) ? [] : part;
}

/** Returns the name of a field: `["media", "productImages", "3", "url"]` → `media.productImages[].url` */
export function formatPath(path: Path): string {
  return path.reduce((name, key) => (/^\d+$/.test(key) ? `${name}[]` : name === "" ? key : `${name}.${key}`), "");
}
