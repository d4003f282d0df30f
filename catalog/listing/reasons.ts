import type { ListingQuery, SortOrder } from "./listing-query.ts";

/** One parameter of an order: the most important first. */
export type Reason = SortOrder | "choices" | "days";

/** Returns what decides about the order of a listing: what narrows it, then its order, then the provider's among equals. */
export function listReasons(
  { sort }: Pick<ListingQuery, "sort">,
  { isFiltered, isDated }: { readonly isFiltered: boolean; readonly isDated: boolean },
): readonly Reason[] {
  const narrowing = [...(isDated ? ["days" as const] : []), ...(isFiltered ? ["choices" as const] : [])];
  return [...narrowing, sort, ...(sort === "popularity" ? [] : ["popularity" as const])];
}
