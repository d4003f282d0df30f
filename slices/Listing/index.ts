import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { listingFollowUp, listingPages, shownListing } from "../../renderer/listing/listing-part.ts";
import { mostProducts } from "../../renderer/listing/listing-view.ts";
import { listFindings } from "../../renderer/product-list/list-state.ts";
import { productListFields } from "../../renderer/product-list/product-list-fields.ts";
import { listNeeds } from "../../renderer/product-list/sources.ts";
import { productList } from "../../renderer/product-structured-data.ts";
import { ListingSection } from "./Listing.tsx";

const schema = v.object({ title: title(), intro: text(), ...productListFields });

export type ListingFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "listing",
  variations: ["default"],
  schema,
  needs: (fields) => listNeeds(fields, mostProducts),
  followUp: listingFollowUp,
  findings: (fields, snapshot) => listFindings(fields, snapshot, mostProducts),
  shows: shownListing,
  pages: listingPages,
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: ListingSection,
});
