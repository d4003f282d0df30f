import type { Product } from "../../../catalog/product/product.ts";
import type { ProductImage } from "../../../catalog/media/media.ts";

/** Pictures on the page. */
const maxPictures = 5;

/** The pictures of a product in two rows, as photographs and illustrations are never in one. */
export interface GalleryPictures {
  /** Photographs, the first large; illustrations without photographs. */
  readonly main: readonly ProductImage[];
  /** Illustrations that complete the photographs. */
  readonly drawings: readonly ProductImage[];
}

export function galleryPictures({ images }: Pick<Product, "images">): GalleryPictures {
  const photographs = images.filter(({ isDrawing }) => !isDrawing).slice(0, maxPictures);
  const drawings = images.filter(({ isDrawing }) => isDrawing);
  if (photographs.length === 0) return { main: drawings.slice(0, maxPictures), drawings: [] };
  return { main: photographs, drawings: drawings.slice(0, maxPictures - photographs.length) };
}
