import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { wirePictures } from "./pictures.ts";

/** A product's pictures in the media library's own form. */
export function wireEntityMedia(product: Product, resourceType: string, view: View) {
  return {
    resourceEntityId: String(product.id),
    resourceType,
    medias: wirePictures(product, view).map(({ url, width, height, altText }) => ({
      type: "IMAGE",
      url,
      metadata: { height, width, altText },
    })),
  };
}
