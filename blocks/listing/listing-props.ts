import type { ProductListFields } from "../products/product-list/product-list-fields.ts";
import type { PageContext } from "../../renderer/index.ts";
import type { PageListing } from "./create-page-listing.ts";

/** Props that the parts of a listing share. */
export interface ListingPartProps {
  readonly listing: PageListing;
  /** Of the element that the listing's addresses lead to. */
  readonly id: string;
  readonly page: PageContext;
}

/** An editor's settings for the look of results. */
export type ResultFields = Pick<ProductListFields, "limit" | "show_scratch_price" | "cta_url_suffix">;

export interface ResultsProps extends ListingPartProps {
  readonly fields: ResultFields;
}

/** Results, and the city of their map. */
export interface MappedResultsProps extends ResultsProps {
  /** The provider's code; undefined where no map would help. */
  readonly mapCity: string | undefined;
}
