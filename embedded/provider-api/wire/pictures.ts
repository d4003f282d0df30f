import type { MotifName } from "@tessera/media/drawings/scene/motifs/index.ts";
import { photoPath } from "@tessera/media/photos.ts";
import type { Product } from "../source/catalog.ts";
import type { Show, City } from "../source/linked-places.ts";
import type { Motifs } from "../source/motifs.ts";
import type { Photo } from "../source/photo.ts";
import type { Texts } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";

/** The author of our own illustrations. */
const credit = "Tessera";

/** A product's photographs; of one without any, a poster if it is a show, else an illustration. Never empty. */
export function wirePictures(product: Product, view: View) {
  const { photos, show } = product;
  if (photos.length > 0) return photos.map((photo) => wirePhoto(photo, view));
  return [show === undefined ? scene(product, view) : poster(show, product.id, view)];
}

/** Returns the descriptions of a product's pictures. */
export function pictureTexts(product: Product, { motifs }: View["catalog"]): readonly Texts[] {
  const { photos, show } = product;
  if (photos.length > 0) return photos.map(({ alt }) => alt);
  return [show === undefined ? motifs.alt(motifOf(product, motifs)) : motifs.posterAlt];
}

/** Returns what the illustration of a product shows: its own motif, else that of its kind. */
export function motifOf({ motif, subCategory }: Product, motifs: Motifs): MotifName {
  return motif ?? motifs.of(subCategory.id, subCategory.category.id);
}

function scene(product: Product, view: View) {
  const { id, city, subCategory } = product;
  const { motifs } = view.catalog;
  const motif = motifOf(product, motifs);
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

export function photoUrl(photo: Photo, { mediaBaseUrl }: View): string {
  return `${mediaBaseUrl}${photoPath(photo)}`;
}

export function wirePhoto(photo: Photo, view: View) {
  return {
    url: photoUrl(photo, view),
    altText: view.text(photo.alt),
    credit: photo.author,
    width: photo.width,
    height: photo.height,
  };
}

/** A poster from a show's own facts. */
function posterUrl({ title, kind, theatre }: Show, seed: string | number, { mediaBaseUrl }: View): string {
  const venue = `${theatre.name}, ${theatre.city.name.en}`;
  return `${mediaBaseUrl}/media/drawings/poster.svg?${new URLSearchParams({ title, venue, kind, seed: String(seed) })}`;
}

/** An illustration in the city's colours; `seed` tells those with the same motif apart, and picks the hour. */
export function sceneUrl(
  motif: MotifName,
  city: City,
  seed: string | number,
  { catalog, mediaBaseUrl }: View,
  isEvening = false,
): string {
  const hour = isEvening || catalog.motifs.isAtNight(motif) ? "night" : hourOf(String(seed));
  const facts = { motif, city: city.code, hour, seed: String(seed) };
  return `${mediaBaseUrl}/media/drawings/scene.svg?${new URLSearchParams(facts)}`;
}

/** One in three in the golden hour. */
function hourOf(seed: string): "day" | "golden" {
  const sum = Array.from(seed).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 3 === 0 ? "golden" : "day";
}

/** Signs that show what is done for visitors' safety; most products have none. */
export function wireSafetyImages({ safety }: Product, view: View) {
  return safety.map((measure) => ({
    url: `${view.mediaBaseUrl}/media/drawings/safety.svg?measure=${measure}`,
    altText: view.text(view.catalog.phrases.safety[measure]),
    credit,
    width: 1600,
    height: 1000,
  }));
}

/** A product's pictures in the media library's own form. */
export function wireEntityMedia(product: Product, resourceType: string, view: View) {
  const own = inOneLanguage(view, pictureTexts(product, view.catalog));
  return {
    resourceEntityId: String(product.id),
    resourceType,
    contentLanguage: own.language,
    medias: wirePictures(product, own).map(({ url, width, height, altText }) => ({
      type: "IMAGE",
      url,
      metadata: { height, width, altText },
    })),
  };
}
