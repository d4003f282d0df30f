import { everything, mergeMaps, nothing, type Selection } from "../../models/selection.ts";
import type { FieldPath } from "./parse-field-list.ts";

/** What a list of fields asks for, by type. */
export function selectionsByType(
  paths: readonly FieldPath[],
  extent: "whole" | "brief",
): ReadonlyMap<string, Selection> {
  const brief = extent === "brief";
  return mergeMaps(paths.map(({ type, names }) => new Map([[type, nest(names, brief)]])));
}

function nest([name, ...rest]: readonly string[], brief: boolean): Selection {
  if (name === undefined) return { ...everything, brief };
  return { ...nothing, brief, fields: new Map([[name, nest(rest, brief)]]) };
}
