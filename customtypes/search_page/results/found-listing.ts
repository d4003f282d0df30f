import type { ListingQuery } from "../../../catalog/listing/listing-query.ts";
import type { SearchResults } from "../../../catalog/search/search.ts";
import { showStateAt } from "../../../catalog/show/sale.ts";
import type { Product } from "../../../catalog/product/product.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { SourceText } from "../../../content/source-text.ts";
import { createListing, type PageListing } from "../../../blocks/listing/create-page-listing.ts";
import type { ResultFields } from "../../../blocks/listing/listing-props.ts";
import { listingQuery } from "../../../blocks/listing/listing-view.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import { defaultView } from "../../../routing/view.ts";

/** No editor decides how results are shown. */
export const resultFields: ResultFields = {
  limit: undefined,
  show_scratch_price: true,
  cta_url_suffix: new SourceText(""),
};

/** Returns the query of the page's address for the results. Popular products are not results, and can't be filtered. */
export function foundQuery({ matches }: SearchResults, { view }: Pick<PageFacts, "view">): ListingQuery {
  return listingQuery(matches ? view : defaultView, resultFields);
}

/** Returns the products of a search with the prices of now, as its address narrows and sorts them. */
export function foundListing(found: SearchResults, snapshot: Snapshot, facts: PageFacts): PageListing {
  const query = foundQuery(found, facts);
  const products = selectOnStage(readProducts(found, snapshot), query);
  const listed = { products, ranking: "words", editorsChoice: 0, planned: found.products } as const;
  return createListing(listed, query, snapshot);
}

/** Returns only the shows of an evening, where any were found: tonight is when people go to the theatre. */
function selectOnStage(products: readonly Product[], { days }: ListingQuery): readonly Product[] {
  const isTonight = days !== undefined && "when" in days && days.when === "tonight";
  const shows = isTonight ? products.filter(({ show }) => show !== undefined) : [];
  return shows.length > 0 ? shows : products;
}

/** Returns what was found, in its order. Products that could not be read and shows that are over are omitted. */
export function readProducts({ products }: SearchResults, snapshot: Snapshot): readonly Product[] {
  return products
    .filter(({ id }) => snapshot.getReadState("products", { id }) === "found")
    .flatMap(({ id }) => snapshot.get("products", { id }) ?? [])
    .filter((product) => showStateAt(product, snapshot.readAt) !== "closed");
}

/** Whether no product can be shown, as some of what was found could not be read. */
export function isUnread(found: SearchResults, snapshot: Snapshot): boolean {
  return isReadInPart(found, snapshot) && readProducts(found, snapshot).length === 0;
}

/** Whether some of what was found could not be read. */
export function isReadInPart({ products }: SearchResults, { getReadState }: Snapshot): boolean {
  return products.some(({ id }) => getReadState("products", { id }) === "failed");
}
