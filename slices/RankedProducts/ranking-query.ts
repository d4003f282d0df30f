import type { RankingQuery } from "../../catalog/resources/rankings.ts";
import type { RankedProductsFields } from "./schema.ts";

const defaultLimit = 10;
const filteredLimit = 50;
const batchLimit = 100;

/** What this list asks the provider for (limits: specification §9); undefined when no collection was chosen. */
export function rankingQuery(fields: RankedProductsFields): RankingQuery | undefined {
  const { collection, limit, sub_category_filter: subCategories } = fields;
  if (collection === undefined) return undefined;
  const usual = subCategories.length > 0 ? filteredLimit : defaultLimit;
  return { collection, limit: Math.min(validLimit(limit) ?? usual, batchLimit), subCategories };
}

function validLimit(limit: number | undefined): number | undefined {
  return limit !== undefined && Number.isInteger(limit) && limit > 0 ? limit : undefined;
}
