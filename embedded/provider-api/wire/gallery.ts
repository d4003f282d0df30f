import type { Product } from "../source/catalog.ts";
import type { Motifs } from "../source/motifs.ts";
import type { Photo } from "../source/photo.ts";
import type { Texts } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";
import { chooseDrawing } from "./choose-drawing.ts";
import { wireDrawing, wirePhoto, wirePoster } from "./pictures.ts";

/**
 * Returns a product's photographs, then those of the places it visits. A show's poster precedes them. Anything else
 * without photographs has one illustration.
 */
export function wirePictures(product: Product, view: View) {
  const photos = listPhotos(product).map((photo) => wirePhoto(photo, view));
  if (product.show !== undefined) return [wirePoster(product.show, product.id, view), ...photos];
  return photos.length > 0 ? photos : [wireOnlyDrawing(product, view)];
}

/** Returns the descriptions of a product's pictures. */
export function pictureTexts(product: Product, { motifs }: View["catalog"]): readonly Texts[] {
  const photos = listPhotos(product).map(({ alt }) => alt);
  if (product.show !== undefined) return [motifs.posterAlt, ...photos];
  return photos.length > 0 ? photos : [describeDrawing(product, motifs)];
}

function wireOnlyDrawing(product: Product, view: View) {
  const { motifs } = view.catalog;
  return wireDrawing(chooseDrawing(product, motifs), describeDrawing(product, motifs), view);
}

/** Returns what a scene shows; for a tile, what is sold. */
function describeDrawing(product: Product, motifs: Motifs): Texts {
  const drawing = chooseDrawing(product, motifs);
  return "motif" in drawing ? motifs.alt(drawing) : product.subCategory.name;
}

/** Returns the photographs of a product, then those of the places it visits. A product without photographs is not in those either. */
function listPhotos({ photos, attractions }: Product): readonly Photo[] {
  const ofPlaces = photos.length === 0 ? [] : attractions.flatMap((attraction) => attraction.photos);
  return [...new Set([...photos, ...ofPlaces])];
}

/** A product's pictures in the media library's own form. */
export function wireEntityMedia(product: Product, resourceType: string, view: View) {
  const own = inOneLanguage(view, pictureTexts(product, view.catalog));
  return {
    resourceEntityId: String(product.id),
    resourceType,
    contentLanguage: own.language,
    medias: wirePictures(product, own).map(({ url, credit: _author, ...metadata }) => ({
      type: "IMAGE",
      url,
      metadata,
    })),
  };
}
