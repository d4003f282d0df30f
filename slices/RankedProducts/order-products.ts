import type { Product } from "../../catalog/product/product.ts";

export interface Ordering {
  /** Ids that come first, in this order. */
  readonly ranking: readonly number[];
  /** Ids left out; this wins over `ranking`. */
  readonly exclusions: readonly number[];
  readonly limit: number;
}

/**
 * The product-card configuration of specification §3: the ranking first, then the others as they came, each once,
 * without the exclusions, at most `limit`.
 */
export function orderProducts(
  products: readonly Product[],
  { ranking, exclusions, limit }: Ordering,
): readonly Product[] {
  const byId = new Map(products.filter(({ id }) => !exclusions.includes(id)).map((product) => [product.id, product]));
  const first = ranking.flatMap((id) => byId.get(id) ?? []);
  return [...new Set([...first, ...byId.values()])].slice(0, limit);
}
