import { isNarrowed } from "../../catalog/listing/list-products.ts";
import * as css from "./Listing.css.ts";
import { listingHref } from "./listing-href.ts";
import type { ListingPartProps } from "./listing-props.ts";

/** Links to the whole list in its own order. Nothing where nothing is chosen. */
export function ResetLink({ listing, id, page }: ListingPartProps) {
  const { days, sort } = listing.query;
  if (!isNarrowed(listing.choices) && days === undefined && sort === "popularity") return null;
  return (
    <a href={listingHref(page, {}, id)} data-refine className={css.reset}>
      {page.t("listing.reset")}
    </a>
  );
}
