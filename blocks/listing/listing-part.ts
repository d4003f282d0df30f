import { mergeNeeds, type Needs, nothingShown, type PageFacts, type Shown } from "../../renderer/index.ts";
import { productPageNeeds } from "../products/product-links.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { findListState } from "../products/product-list/list-state.ts";
import { listedProducts } from "../products/product-list/product-list.ts";
import type { ProductListFields } from "../products/product-list/product-list-fields.ts";
import { facetNames } from "../../catalog/listing/listing-query.ts";
import { dayNeeds, createPageListing, type PageListing } from "./create-page-listing.ts";
import { mapNeeds } from "./map-places.ts";
import { maxProducts } from "./listing-view.ts";

/** Returns what a listing needs once its products are known: their pages, their free days, and landmarks around them. */
export function listingFollowUp(fields: ProductListFields, first: Snapshot, facts: PageFacts): Needs {
  const products = listedProducts(fields, first, maxProducts);
  return mergeNeeds([
    productPageNeeds(products, facts),
    dayNeeds(fields, first, facts),
    mapNeeds(products, facts.view),
  ]);
}

/**
 * Returns what visitors see of a listing: the products of its page, and all that its filters leave. Where a listing
 * is not shown, the texts of its page speak of what the other slices show.
 */
export function shownListing(fields: ProductListFields, snapshot: Snapshot, facts: PageFacts): Shown {
  const state = findListState(fields, snapshot, maxProducts);
  const listing = createPageListing(fields, snapshot, facts);
  const { shown, matches, pages: known } = listing;
  const pages = state === "unread" ? Infinity : known;
  if (state === "unknown" || state === "filtered-away") return { ...nothingShown, pages };
  return { products: shown, list: matches, pages, ignored: state === "unread" ? [] : listIgnored(listing) };
}

/** Returns the parameters that a listing ignores, where the address has them. */
function listIgnored({ query, choices }: PageListing): readonly string[] {
  const facets = facetNames.filter((name) => query.choices[name].length > choices[name].length);
  return query.days === undefined ? [...facets, "when", "from", "to"] : facets;
}
