import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";

/** Returns the products that an editor chose, in their order, without those that the provider does not have. */
export function listChosenProducts(
  { product_ids }: { readonly product_ids: readonly number[] },
  snapshot: Snapshot,
): readonly Product[] {
  return product_ids.flatMap((id) => snapshot.get("products", { id }) ?? []);
}
