import { everything, mergeMaps, nothing, type Selection } from "../../models/selection.ts";
import type { PresentContext } from "../present-context.ts";
import type { FieldPath } from "./parse-field-list.ts";

type ResultOptions = Pick<PresentContext, "fetch" | "graphQuery">;

/**
 * Returns the selection for results of a type. `graphQuery` selects nothing of types it does not name, `fetch`
 * everything.
 */
export function resultSelection({ fetch = [], graphQuery }: ResultOptions): (type: string) => Selection {
  if (graphQuery) return (type) => graphQuery.fields.get(type) ?? nothing;
  const byType = selectionsByType(fetch, "whole");
  return (type) => byType.get(type) ?? everything;
}

/** Groups a list of fields into selections by type. */
export function selectionsByType(paths: readonly FieldPath[], form: "whole" | "brief"): ReadonlyMap<string, Selection> {
  const brief = form === "brief";
  return mergeMaps(paths.map(({ type, names }) => new Map([[type, nest(names, brief)]])));
}

function nest([name, ...rest]: readonly string[], brief: boolean): Selection {
  if (name === undefined) return { ...everything, brief };
  return { ...nothing, brief, fields: new Map([[name, nest(rest, brief)]]) };
}
