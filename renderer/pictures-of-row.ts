import type { ProductImage } from "../catalog/media/media.ts";
import type { Product } from "../catalog/product/product.ts";
import type { ChoosePictures } from "./render/choose-picture.ts";

type Pictured = Pick<Product, "id" | "images">;

/**
 * Returns the picture of each product in a list. Photographs and illustrations are not mixed where all products have one
 * of a kind. Photographs come first, unless they repeat what is shown nearby.
 */
export function picturesOfRow(
  products: readonly Pictured[],
  choose: ChoosePictures,
): ReadonlyMap<number, ProductImage | undefined> {
  const sets = products.map(({ images }) => images);
  const pure = [false, true].map((isDrawing) => sets.map((images) => ofKind(images, isDrawing))).filter(isWhole);
  const chosen = choose(...(pure.length > 0 ? pure : [sets.map(firstKind)]));
  return new Map(products.map(({ id }, index) => [id, chosen[index]]));
}

function ofKind(images: readonly ProductImage[], isDrawing: boolean): readonly ProductImage[] {
  return images.filter((image) => image.isDrawing === isDrawing);
}

function isWhole(sets: readonly (readonly ProductImage[])[]): boolean {
  return sets.every((images) => images.length > 0);
}

/** The pictures of the kind that the provider shows first. */
function firstKind(images: readonly ProductImage[]): readonly ProductImage[] {
  return ofKind(images, images[0]?.isDrawing ?? false);
}
