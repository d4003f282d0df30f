import type { Product } from "../source/catalog.ts";

/** Of a product's review number `index`: no two reviews of the catalog have the same. */
export function reviewId({ id }: Pick<Product, "id">, index: number): number {
  return id * 100_000 + index + 1;
}
