import type { Needs } from "../../catalog/snapshot/needs.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";

/** The page's own products: what its rankings and product ids brought, each once. */
export function productsOf(needs: Needs, snapshot: Snapshot): readonly Product[] {
  const ranked = [...(needs.rankings?.values() ?? [])].flatMap(
    (query) => snapshot.get("rankings", query)?.products ?? [],
  );
  const chosen = [...(needs.products?.values() ?? [])].flatMap((query) => snapshot.get("products", query) ?? []);
  return [...new Map([...ranked, ...chosen].map((product) => [product.id, product])).values()];
}
