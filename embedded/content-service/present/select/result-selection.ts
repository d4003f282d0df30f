import { everything, nothing, type Selection } from "../../models/selection.ts";
import type { PresentContext } from "../present-context.ts";
import { selectionsByType } from "./selections-by-type.ts";

type Asked = Pick<PresentContext, "fetch" | "graphQuery">;

/** What is asked for of results: `graphQuery` leaves nothing of types it doesn't name, `fetch` leaves them alone. */
export function resultSelection({ fetch = [], graphQuery }: Asked): (type: string) => Selection {
  if (graphQuery) return (type) => graphQuery.fields.get(type) ?? nothing;
  const byType = selectionsByType(fetch, "whole");
  return (type) => byType.get(type) ?? everything;
}
