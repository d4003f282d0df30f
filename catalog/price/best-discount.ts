import type { Product } from "../product/product.ts";

/** The best discount of these products in whole percent; 0 when there is none (specification §3). */
export function bestDiscount(products: readonly Pick<Product, "price">[]): number {
  return Math.max(0, ...products.map(({ price }) => price?.bestDiscount ?? 0));
}
