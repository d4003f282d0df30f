import type { SubCategory } from "../source/catalog.ts";
import { idList } from "./ids.ts";

/** `filter-by-subcategory-id`: says of a product whether it is in one of these; left out, every product is. */
export function subCategoryFilter(
  query: URLSearchParams,
): (product: { readonly subCategory: Pick<SubCategory, "id"> }) => boolean {
  const wanted = new Set(idList(query, "filter-by-subcategory-id"));
  return ({ subCategory }) => wanted.size === 0 || wanted.has(subCategory.id);
}
