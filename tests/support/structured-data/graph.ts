import * as v from "valibot";

/** An object of structured data, as JSON has it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A node of structured data: an object with a type. */
export interface GraphNode {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

const graphSchema = v.strictObject({
  "@context": v.literal("https://schema.org"),
  "@graph": v.array(v.looseObject({ "@type": v.string() })),
});

/** Parses the structured data of a page: one graph. Undefined for anything else. */
export function parseGraph(data: unknown): readonly GraphNode[] | undefined {
  const parsed = v.safeParse(graphSchema, data);
  return parsed.success ? parsed.output["@graph"] : undefined;
}

/** Whether a value is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a value as a list: a single value becomes a list of itself, and undefined an empty list. */
export function toList(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat();
}

/** Returns all objects in a value, itself first. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** Returns all nodes of a type, those within others too. */
export function listNodesByType(nodes: readonly GraphNode[], ...types: readonly string[]) {
  return objectsIn(nodes).filter((node) => types.includes(String(node["@type"])));
}

/** Returns a text property; empty for any other. */
export function textIn(node: JsonObject, property: string): string {
  const value = node[property];
  return typeof value === "string" ? value : "";
}
