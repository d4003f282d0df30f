import { describeError } from "../describe-error.ts";
import { isSecretName, scrub } from "../scrub.ts";
import type { Fields } from "./log.ts";

/** Longest text of a line, in characters: upstreams and documents may send any. */
const maxTextLength = 300;

const maxItems = 20;
const deepest = 4;

/** Longest fields of a line together, in characters of JSON. */
const maxFieldsLength = 8_000;

/** Returns fields that are safe in a log: texts scrubbed and cut, errors described, secrets hidden, sizes bounded. */
export function cleanFields(fields: Fields): Fields {
  const cleaned = cleanEntries(fields, 0);
  return JSON.stringify(cleaned).length > maxFieldsLength ? { fields: "(too long)" } : cleaned;
}

export function cleanText(text: string): string {
  // Cut before as well, so that what is scrubbed is bounded.
  const scrubbed = scrub(text.slice(0, 4 * maxTextLength));
  return scrubbed.length > maxTextLength ? `${scrubbed.slice(0, maxTextLength)}…` : scrubbed;
}

function cleanEntries(fields: object, depth: number): Fields {
  const entries = Object.entries(fields)
    .slice(0, maxItems)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isSecretName(name) ? "(hidden)" : clean(value, depth)]),
  );
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value === "bigint" || typeof value === "symbol" || typeof value === "function") return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return "(nested)";
  if (value instanceof Error) return cleanEntries(describeError(value), depth + 1);
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => clean(item, depth + 1));
  return cleanEntries(value, depth + 1);
}
