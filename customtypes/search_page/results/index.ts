import { mergeNeeds, need, type Needs, type PageFacts, type PageKind } from "../../../renderer/index.ts";
import { productPageNeeds } from "../../../blocks/products/product-links.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { calendarQueries } from "../../../blocks/listing/listing-calendars.ts";
import { listingView, searchView } from "../../../blocks/listing/view.ts";
import { upcomingShowNeeds } from "../../../blocks/shows/upcoming-shows.ts";
import type { PageFields } from "../../page-fields.ts";
import { foundListing, foundQuery, isUnread, readProducts } from "./found-listing.ts";
import { ResultsPage } from "./ResultsPage.tsx";
import { findSearchResults, toSearchQuery } from "./find-search-results.ts";
import { listingTrueUntil } from "../../../blocks/listing/listing-true-until.ts";

/**
 * The results of a search (P1), with the dates, filters and sorts of a listing. The index is in memory. The second
 * round reads the prices of what was found, and its calendars where days are chosen.
 */
export const results: PageKind<PageFields> = {
  kind: "search",
  view: [searchView, listingView],
  trueUntil: listingTrueUntil,
  searches: true,
  needs: (_fields, facts) => mergeNeeds([need("search", [toSearchQuery(facts)]), upcomingShowNeeds(facts)]),
  followUp: (_fields, first, facts) => foundNeeds(first, facts),
  pages: (_fields, snapshot, facts) => {
    const found = findSearchResults(snapshot, facts);
    if (found === undefined || isUnread(found, snapshot)) return Number.POSITIVE_INFINITY;
    return foundListing(found, snapshot, facts).pages;
  },
  about: (_fields, snapshot, facts) => {
    const found = findSearchResults(snapshot, facts);
    // Before the second round neither products nor their calendars are read.
    if (found === undefined || readProducts(found, snapshot).length === 0) return [];
    return foundListing(found, snapshot, facts).shown;
  },
  Page: ResultsPage,
};

function foundNeeds(first: Snapshot, facts: PageFacts): Needs {
  const found = findSearchResults(first, facts);
  if (found === undefined) return {};
  const { days } = foundQuery(found, facts);
  return mergeNeeds([
    need(
      "products",
      found.products.map(({ id }) => ({ id })),
    ),
    productPageNeeds(found.products, facts),
    days === undefined ? {} : need("calendars", calendarQueries(found.products, days, first.readAt)),
  ]);
}
