import type { ProductImage } from "../product/product.ts";
import type { WireImage } from "./wire-image.ts";
import type { WireTourGroup } from "../product/wire-tour-group.ts";

/** A product's pictures, or its one list picture; described by the product's name where nothing else does. */
export function toImages({ name, imageUrl, media }: WireTourGroup): readonly ProductImage[] {
  const images = (media?.productImages ?? []).map((image) => toImage(image, name));
  if (images.length > 0 || imageUrl === "") return images;
  return [{ url: imageUrl, alt: name, width: undefined, height: undefined }];
}

/** A picture, described by `name` where nothing else does. */
export function toImage({ url, altText, width, height }: WireImage, name: string): ProductImage {
  return { url, alt: altText || name, width: width ?? undefined, height: height ?? undefined };
}
