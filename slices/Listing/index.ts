import { defineSlice, mergeNeeds, type Needs, type PageFacts } from "../../renderer/index.ts";
import { listingFollowUp, shownListing } from "../../blocks/listing/listing-part.ts";
import { maxProducts } from "../../blocks/listing/listing-view.ts";
import { fillFromPlace, hasSource } from "../../blocks/products/product-list/fill-from-place.ts";
import { listFindings } from "../../blocks/products/product-list/list-state.ts";
import { listNeeds } from "../../blocks/products/product-list/sources.ts";
import { placeNeeds } from "../../blocks/places/place-names.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { upcomingShowNeeds } from "../../blocks/shows/upcoming-shows.ts";
import { ListingSection } from "./Listing.tsx";
import { fields, type ListingFields } from "./fields.ts";

export default defineSlice({
  type: "listing",
  variations: ["default"],
  fields,
  needs: (values, facts) =>
    mergeNeeds([
      listNeeds(fillFromPlace(values, facts), maxProducts),
      namesNeeds(values, facts),
      upcomingShowNeeds(facts),
    ]),
  followUp: (values, first, facts) => listingFollowUp(fillFromPlace(values, facts), first, facts),
  findings: (values, snapshot, facts) => listFindings(fillFromPlace(values, facts), snapshot, maxProducts),
  shows: (values, snapshot, facts) => shownListing(fillFromPlace(values, facts), snapshot, facts),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: ListingSection,
});

/** Returns the needs for the heading of a list that is of the page's place. */
function namesNeeds(values: ListingFields, facts: PageFacts): Needs {
  return hasSource(values) ? {} : placeNeeds(facts);
}
