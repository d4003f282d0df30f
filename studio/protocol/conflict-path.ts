import type { Part } from "./changes/history.ts";
import type { Path } from "./changes/path.ts";

/** Reads a path as the content service writes it: "data.slices.hero$1.primary.items.3" → its part, and the path in it. */
export function readConflictPath(text: string): { readonly part: Part; readonly path: Path } {
  const [first, ...steps] = text.split(".");
  if (first === "uid" || first === "title") return { part: first, path: [] };
  return {
    part: "data",
    path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step.includes("$") ? { slice: step } : step)),
  };
}
