import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { orderProducts } from "./order-products.ts";
import { rankingQuery } from "./ranking-query.ts";
import type { RankedProductsFields } from "./schema.ts";

/** The products to show, best first, out of what was read. */
export function rankedProductsOf(fields: RankedProductsFields, snapshot: Snapshot): readonly Product[] {
  const query = rankingQuery(fields);
  if (query === undefined) return [];
  const ranked = snapshot.get("rankings", query)?.products ?? [];
  const known = new Set(ranked.map(({ id }) => id));
  const missing = fields.ranking.filter((id) => !known.has(id));
  const added = missing.flatMap((id) => snapshot.get("products", { id }) ?? []);
  return orderProducts([...ranked, ...added], { ...fields, limit: query.limit });
}
