import { listingHref } from "../../../blocks/listing/listing-href.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { View } from "../../../routing/view.ts";
import { listId } from "./reviews-props.ts";

/** Returns the address of the reviews with these changes of the view. Any change but of the page leads to the first page. */
export function reviewHref(page: PageContext, changes: View): string {
  return listingHref(page, { ...page.view, page: undefined, ...changes }, listId);
}

/** Parameters that a view loses with its filters. */
export const noFilters: View = {
  filterReviews: undefined,
  language: undefined,
  traveler: undefined,
  vehicle: undefined,
  variant: undefined,
  year: undefined,
  photos: undefined,
  mentions: undefined,
};
