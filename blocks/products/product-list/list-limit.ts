import { listingLimit } from "../../../catalog/ranking/ranking.ts";
import type { ProductListFields } from "./product-list-fields.ts";
import type { ListFacts } from "./product-list.ts";

/** Returns how many products a list without pages has (J9). On a show page its own number comes first. */
export function chooseListLimit(fields: ProductListFields, { productPages }: ListFacts): number {
  const { limit, sp_experience_limit: showPageLimit, category_filter: categories } = fields;
  const filtered = fields.sub_category_filter.length > 0 || categories.length > 0;
  return listingLimit({ limit, showPageLimit, filtered }, productPages.hasThis);
}
