import { type DayChoice, facetNames, type ListingQuery } from "../../catalog/listing/listing-query.ts";
import type { ProductListFields } from "../products/product-list/product-list-fields.ts";
import { readsParameter } from "../../renderer/index.ts";
import { defaultView, type View, type ViewParameter } from "../../routing/view.ts";

/** Parameters of the view that a listing reads. Page kinds that may have a listing declare them. */
export const listingView: readonly ViewParameter[] = [
  ...facetNames,
  "page",
  "limit",
  "offset",
  "sort",
  "when",
  "from",
  "to",
];

/** Products on a page, unless the editor chose another number. */
const pageSize = 24;

/** Most products of a listing: as many as one call returns. */
export const maxProducts = 100;

/** Whether a page reads the view of a listing. On any other page the listing is whole, with nothing to choose. */
export function readsListingView(view: View): boolean {
  return readsParameter(view, "page");
}

/** Returns what a view requests of a listing; `limit` is the editor's number of products on a page. Parameters that the page does not declare read as absent. */
export function listingQuery(requested: View, { limit = pageSize }: Pick<ProductListFields, "limit">): ListingQuery {
  const view: View = { ...defaultView, ...requested };
  return {
    choices: {
      category: chosen(view.category),
      subCategory: chosen(view.subCategory),
      venue: chosen(view.venue),
      price: chosen(view.price),
      duration: chosen(view.duration),
      rating: chosen(view.rating),
      flags: view.flags?.split(",") ?? [],
      language: chosen(view.language),
    },
    days: toDayChoice(view),
    sort: view.sort ?? "popularity",
    page: view.page ?? 1,
    limit: view.limit ?? (readsListingView(requested) ? limit : maxProducts),
    offset: view.offset ?? 0,
  };
}

function chosen(value: string | number | undefined): readonly string[] {
  return value === undefined ? [] : [`${value}`];
}

function toDayChoice({ when, from, to }: View): DayChoice | undefined {
  if (when !== undefined) return { when };
  return from === undefined ? undefined : { from, to: to ?? from };
}
