import { listingLimit } from "../../catalog/ranking/listing-limit.ts";
import type { RankingQuery } from "../../catalog/ranking/resource.ts";
import type { RankedProductsFields } from "./schema.ts";

/** What this list asks the provider for; undefined when no collection was chosen. */
export function rankingQuery(fields: RankedProductsFields): RankingQuery | undefined {
  const { collection, limit, sub_category_filter: subCategories } = fields;
  if (collection === undefined) return undefined;
  const choice = { limit, showPageLimit: undefined, filtered: subCategories.length > 0 };
  return { collection, limit: listingLimit(choice, false), subCategories };
}
