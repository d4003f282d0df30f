import type { SceneFacts } from "@tessera/media/drawings/scene/draw-scene.ts";
import type { Product } from "../source/catalog.ts";
import type { Motifs } from "../source/motifs.ts";
import type { Photo } from "../source/photo.ts";
import type { Texts } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";
import { wirePhoto, wirePoster, wireScene } from "./pictures.ts";
import { listScenes } from "./list-scenes.ts";

/** How many pictures a product has, unless it has more photographs. */
const usual = 5;

/**
 * Returns a product's photographs, then those of the places it visits. A show's poster precedes them. Illustrations make
 * them five.
 */
export function wirePictures(product: Product, view: View) {
  const photos = listPhotos(product).map((photo) => wirePhoto(photo, view));
  return [...posters(product, view), ...photos, ...scenes(product, view)];
}

/** Returns the descriptions of a product's pictures. */
export function pictureTexts(product: Product, { motifs }: View["catalog"]): readonly Texts[] {
  return [
    ...(product.show === undefined ? [] : [motifs.posterAlt]),
    ...listPhotos(product).map(({ alt }) => alt),
    ...listDrawings(product, motifs).map(motifs.alt),
  ];
}

/** Returns the photographs of a product, then those of the places it visits. A product without photographs is not in those either. */
function listPhotos({ photos, attractions }: Product): readonly Photo[] {
  const ofPlaces = photos.length === 0 ? [] : attractions.flatMap((attraction) => attraction.photos);
  return [...new Set([...photos, ...ofPlaces])];
}

function posters({ show, id }: Product, view: View) {
  return show === undefined ? [] : [wirePoster(show, id, view)];
}

function listDrawings(product: Product, motifs: Motifs): readonly SceneFacts[] {
  const room = usual - listPhotos(product).length - (product.show === undefined ? 0 : 1);
  return listScenes(product, motifs, Math.max(0, room));
}

function scenes(product: Product, view: View) {
  return listDrawings(product, view.catalog.motifs).map((scene) => wireScene(scene, view));
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
