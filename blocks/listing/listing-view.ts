import type { DayChoice, ListingQuery } from "../../catalog/listing/listing-query.ts";
import type { ProductListFields } from "../products/product-list/product-list-fields.ts";
import { readView } from "../../routing/define-view.ts";
import type { View } from "../../routing/view.ts";
import { readsParameter } from "../../routing/page-view.ts";
import { listingView } from "./view.ts";

/** Products on a page, unless the editor chose another number (J9). */
const pageSize = 10;

/** Most products of a listing: as many as one call returns. */
export const maxProducts = 100;

/** Whether a page reads the view of a listing. On any other page the listing is whole, with nothing to choose. */
export function readsListingView(view: View): boolean {
  return readsParameter(view, "page");
}

/** Returns what a view requests of a listing; `limit` is the editor's number of products on a page. Parameters that the page does not declare read as absent. */
export function listingQuery(requested: View, { limit = pageSize }: Pick<ProductListFields, "limit">): ListingQuery {
  // A spread omits what the page does not honor.
  const view = readView(listingView, { ...requested });
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

type ListingValues = ReturnType<typeof readView<typeof listingView.schema>>;

function chosen(value: string | number | undefined): readonly string[] {
  return value === undefined ? [] : [`${value}`];
}

function toDayChoice({ when, from, to }: ListingValues): DayChoice | undefined {
  if (when !== undefined) return { when };
  return from === undefined ? undefined : { from, to: to ?? from };
}
