import type { RawDocument } from "../../content/document.ts";
import { toPageSlice } from "../../studio/protocol/slice-anchor.ts";

/** Returns the ids of a document's slices by those that they have on the page: `hero-1` → `hero$1`. */
export function listSliceIds({ data }: Pick<RawDocument, "data">): ReadonlyMap<string, string> {
  const lists = Object.values(data).flatMap((value: unknown) => (Array.isArray(value) ? value : []));
  return new Map(lists.flatMap((slice: unknown) => readId(slice)).map((id) => [toPageSlice(id), id]));
}

function readId(slice: unknown): readonly string[] {
  if (typeof slice !== "object" || slice === null || !("id" in slice)) return [];
  return typeof slice.id === "string" ? [slice.id] : [];
}
