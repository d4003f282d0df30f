import { createHash } from "node:crypto";
import type { Scalar } from "../../query/predicate.ts";

/** Longer texts, in UTF-16 units, are kept as their beginning and a hash: keys of an index are short. */
const longest = 120;
const kept = 80;

/** What SQLite does not keep in texts: halves of characters, and NUL, where it thinks that the text ends. */
const unkept = /[\0\p{Surrogate}]/gu;

/** A value of a field as table `field_value` knows it; booleans become blobs there. */
export function storedValue<Value extends Scalar>(value: Value): Value | string {
  if (typeof value !== "string") return value;
  const text = value.replace(unkept, "\uFFFD");
  if (text.length <= longest) return text;
  const start = text.slice(0, kept).replace(unkept, "\uFFFD");
  return `${start}…${createHash("sha256").update(text).digest("base64url")}`;
}
