import type { Segment } from "./route.ts";

type Resolvers = Readonly<Record<string, string>>;

/** Most segments of a path. */
export const maxSegments = 32;

export function hasTooManySegments(path: string): boolean {
  return split(path).length > maxSegments;
}

/** Parses `/:lang?/tours/:uid` into segments; resolvers define names other than uid and lang. */
export function parsePath(path: string, resolvers: Resolvers): readonly Segment[] {
  return split(path).map((text) => parseSegment(text, resolvers));
}

/** Finds the first segment that has no resolver. */
export function unknownSegment(path: string, resolvers: Resolvers): string | undefined {
  const known = new Set(["uid", "lang", ...Object.keys(resolvers)]);
  return split(path).find((text) => text.startsWith(":") && !known.has(stripMarks(text)));
}

function parseSegment(text: string, resolvers: Resolvers): Segment {
  if (!text.startsWith(":")) return { kind: "static", text };
  const isOptional = text.endsWith("?");
  const name = stripMarks(text);
  if (name === "uid" || name === "lang") return { kind: name, isOptional };
  return { kind: "relation", isOptional, fields: resolvers[name]?.split(".") ?? [] };
}

function split(path: string): readonly string[] {
  return path.split("/").filter((text) => text !== "");
}

/** `:parent?` → `parent` */
function stripMarks(text: string): string {
  return text.replace(/^:|\?$/g, "");
}
