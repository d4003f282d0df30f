import type { ProductImage } from "../product/product.ts";

/** The pictures that the provider keeps for one product. */
export interface ProductMedia {
  readonly productId: number;
  readonly images: readonly ProductImage[];
}
