import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { PromotionalBannerFields } from "./fields.ts";

/** Returns the product that an editor's banner is about, in a list of at most one. */
export function listBannerProductIds({ source, product }: PromotionalBannerFields): readonly number[] {
  return source === "this slice" && product !== undefined ? [product] : [];
}

/** Returns that product, if the provider knows it. */
export function promoted(fields: PromotionalBannerFields, snapshot: Snapshot): readonly Product[] {
  return listBannerProductIds(fields).flatMap((id) => snapshot.get("products", { id }) ?? []);
}
