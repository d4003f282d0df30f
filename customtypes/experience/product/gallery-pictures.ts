import type { Product } from "../../../catalog/product/product.ts";
import type { ProductImage } from "../../../catalog/media/media.ts";

/** Pictures on the page. */
const maxPictures = 5;

/** Returns the photographs of a product, the first large; an illustration where no photograph exists. */
export function galleryPictures({ images }: Pick<Product, "images">): readonly ProductImage[] {
  const photographs = images.filter(({ isDrawing }) => !isDrawing);
  return photographs.length > 0 ? photographs.slice(0, maxPictures) : images.slice(0, 1);
}
