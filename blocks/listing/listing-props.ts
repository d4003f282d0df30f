import type { ProductListFields } from "../products/product-list/product-list-fields.ts";
import type { PageContext } from "../../renderer/index.ts";
import type { PageListing } from "./create-page-listing.ts";

/** What the parts of a listing render. */
export interface ListingPartProps {
  readonly listing: PageListing;
  /** Of the element that the listing's addresses lead to. */
  readonly id: string;
  readonly page: PageContext;
}

/** What an editor decides about how results are shown. */
export type ResultFields = Pick<ProductListFields, "limit" | "show_scratch_price" | "cta_url_suffix">;

export interface ResultsProps extends ListingPartProps {
  readonly fields: ResultFields;
}
