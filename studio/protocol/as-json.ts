import type { Json } from "./document.ts";

export type JsonRecord = Readonly<Record<string, Json>>;

/** Returns the value as an object; empty for any other value. */
export function asRecord(value: Json | undefined): JsonRecord {
  return isRecord(value) ? value : {};
}

/** Returns the value as a list. For any other value, it is always the same empty list. */
export function asList(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : none;
}

const none: readonly Json[] = [];

/** Returns the value as a text; empty for any other value. */
export function asText(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === "object" && value !== null && !isList(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns an object without some of its members. */
export function omit(value: JsonRecord, names: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
