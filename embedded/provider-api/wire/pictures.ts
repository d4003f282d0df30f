import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { posterUrl, sceneUrl } from "./drawing-url.ts";
import { wirePhoto } from "./photo.ts";

/** The name under which we publish what we drew. */
const credit = "Tessera";

/** A product's photographs; of one without any, a poster if it is a show, else an illustration. Never empty. */
export function wirePictures(product: Product, view: View) {
  const { photos, show } = product;
  if (photos.length > 0) return photos.map((photo) => wirePhoto(photo, view));
  return [show === undefined ? scene(product, view) : poster(show, product.id, view)];
}

function scene({ id, city, subCategory }: Product, view: View) {
  const { motifs } = view.catalog;
  const motif = motifs.of(subCategory.id, subCategory.category.id);
  const altText = view.text(motifs.alt(motif));
  const url = sceneUrl(motif, city, id, view, motifs.isOfEvening(subCategory.id));
  return { url, altText, credit, width: 1600, height: 1000 };
}

function poster(show: NonNullable<Product["show"]>, id: number, view: View) {
  const names: Readonly<Record<string, string>> = { title: show.title, venue: show.theatre.name };
  const altText = view
    .text(view.catalog.motifs.posterAlt)
    .replaceAll(/\{(title|venue)\}/g, (whole, name: string) => names[name] ?? whole);
  return { url: posterUrl(show, id, view), altText, credit, width: 1600, height: 2000 };
}
