import { type Path, readAt } from "./changes/path.ts";
import type { Json, Problem } from "./document.ts";
import { toMark } from "./mark-path.ts";
import type { Mark } from "./rendering.ts";

/** A fault with the slice and field that it is in. */
export interface LocatedProblem extends Mark, Omit<Problem, "path"> {}

/**
 * Locates a fault of the content service: `data.slices.0.primary.title` → `{ slice: "hero$1", field: "title" }`. A fault of
 * the document itself, `uid`, is a field without a slice.
 */
export function locateProblem(data: Json, { path, ...problem }: Problem): LocatedProblem {
  const [first = "", ...rest] = path.split(".");
  const steps = rest.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { ...problem, ...toMark(first === "data" ? nameSlice(data, steps) : [first, ...steps]) };
}

/** Replaces the position of a slice by its id. */
function nameSlice(data: Json, steps: readonly (string | number)[]): Path {
  const [zone = "", position, ...rest] = steps;
  const id = readAt(data, [zone, position ?? "", "id"]);
  const isSlice = readAt(data, [zone, position ?? "", "slice_type"]) !== undefined;
  return isSlice && typeof id === "string" ? [zone, { slice: id }, ...rest] : steps;
}
