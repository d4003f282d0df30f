import type { Cursor } from "./cursor.ts";
import { readValue } from "./read-value.ts";
import type { Attributes } from "./source-text.ts";

const none: Attributes = {};

/** `a="x" b='x' c=x flag`, each after white space; of one given twice the last counts. Undefined when one is malformed. */
export function readAttributes(cursor: Cursor): Attributes | undefined {
  let attributes: Record<string, string | true> | undefined;
  while (cursor.skipSpaces()) {
    const name = cursor.readName();
    if (name === "") break;
    const value = readValue(cursor);
    if (value === undefined) return undefined;
    attributes ??= {};
    attributes[name] = value;
  }
  return attributes ?? none;
}
