import type { PageListing } from "./create-page-listing.ts";

/** Returns whether a listing has shows alone: then it speaks of shows, genres and performances. */
export function hasOnlyShows({ products }: Pick<PageListing, "products">): boolean {
  return products.length > 0 && products.every(({ show }) => show !== undefined);
}
