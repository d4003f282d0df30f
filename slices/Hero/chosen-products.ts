import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { HeroFields } from "./fields.ts";

/** Returns the products whose posters an editor chose, in their order, without those that the provider does not have. */
export function chosenProducts(
  { product_ids }: Pick<HeroFields, "product_ids">,
  snapshot: Snapshot,
): readonly Product[] {
  return product_ids.flatMap((id) => snapshot.get("products", { id }) ?? []);
}
