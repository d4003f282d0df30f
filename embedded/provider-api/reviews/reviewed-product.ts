import type { Product } from "../source/catalog.ts";

/** What reviews need to know of a product. */
export type ReviewedProduct = Pick<
  Product,
  "id" | "stars" | "reviews" | "show" | "type" | "subCategory" | "attractions" | "photos"
>;
