import * as v from "valibot";
import { mergeNeeds, type Needs } from "../../catalog/snapshot/needs.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { listingFollowUp, listingPages, shownListing } from "../../blocks/listing/listing-part.ts";
import { maxProducts } from "../../blocks/listing/listing-view.ts";
import { listAtPlace, namesItsSource } from "../../blocks/products/product-list/list-at-place.ts";
import { listFindings } from "../../blocks/products/product-list/list-state.ts";
import { productListFields } from "../../blocks/products/product-list/product-list-fields.ts";
import { listNeeds } from "../../blocks/products/product-list/sources.ts";
import type { PageFacts } from "../../renderer/render/page-context.ts";
import { placeNeeds } from "../../blocks/places/place-names.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { upcomingShowNeeds } from "../../blocks/shows/upcoming-shows.ts";
import { ListingSection } from "./Listing.tsx";

const schema = v.object({ title: title(), intro: text(), ...productListFields });

export type ListingFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "listing",
  variations: ["default"],
  schema,
  needs: (fields, facts) =>
    mergeNeeds([
      listNeeds(listAtPlace(fields, facts), maxProducts),
      namesNeeds(fields, facts),
      upcomingShowNeeds(facts),
    ]),
  followUp: (fields, first, facts) => listingFollowUp(listAtPlace(fields, facts), first, facts),
  findings: (fields, snapshot, facts) => listFindings(listAtPlace(fields, facts), snapshot, maxProducts),
  shows: (fields, snapshot, facts) => shownListing(listAtPlace(fields, facts), snapshot, facts),
  pages: (fields, snapshot, facts) => listingPages(listAtPlace(fields, facts), snapshot, facts),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: ListingSection,
});

/** Returns the needs for the heading of a list that is of the page's place. */
function namesNeeds(fields: ListingFields, facts: PageFacts): Needs {
  return namesItsSource(fields) ? {} : placeNeeds(facts);
}
