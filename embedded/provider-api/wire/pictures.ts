import { posterColor } from "@tessera/media/drawings/poster/draw-poster.ts";
import { sceneColor } from "@tessera/media/drawings/scene/draw-scene.ts";
import { tileColor } from "@tessera/media/drawings/tile/draw-tile.ts";
import { photoPath } from "@tessera/media/photos.ts";
import type { Product } from "../source/catalog.ts";
import { toTheatreNames } from "../source/theatre-names.ts";
import type { Show } from "../source/linked-places.ts";
import type { Photo } from "../source/photo.ts";
import type { Texts } from "../source/translations.ts";
import type { View } from "../view.ts";
import type { DrawingFacts } from "./choose-drawing.ts";

/** The author of our illustrations. */
const credit = "Tessera";

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
    dominantColour: photo.dominantColour,
    isDrawing: false,
  };
}

/** A poster from a show's own facts, its city in the language of its title. */
function posterUrl(
  { title, language, kind, emblem, theatre }: Show,
  seed: string | number,
  { mediaBaseUrl }: View,
): string {
  const { name } = theatre.city;
  const venue = `${theatre.name}, ${name[language] ?? name.en}`;
  return `${mediaBaseUrl}/media/drawings/poster.svg?${new URLSearchParams({ title, venue, kind, emblem, seed: String(seed) })}`;
}

/** Returns the address of an illustration. */
export function drawingUrl(facts: DrawingFacts, { mediaBaseUrl }: View): string {
  const file = "motif" in facts ? "scene" : "tile";
  return `${mediaBaseUrl}/media/drawings/${file}.svg?${new URLSearchParams({ ...facts })}`;
}

/** An illustration, described by `alt`. */
export function wireDrawing(facts: DrawingFacts, alt: Texts, view: View) {
  const color = "motif" in facts ? sceneColor(facts.city, facts.hour) : tileColor(facts);
  return { url: drawingUrl(facts, view), altText: view.text(alt), ...drawn(1000, color) };
}

/** A show's poster. */
export function wirePoster(show: Show, id: number, view: View) {
  const names: Readonly<Record<string, string>> = { title: show.title, venue: view.text(toTheatreNames(show.theatre)) };
  const altText = view
    .text(view.catalog.motifs.posterAlt)
    .replaceAll(/\{(title|venue)\}/g, (whole, name: string) => names[name] ?? whole);
  return { url: posterUrl(show, id, view), altText, ...drawn(2000, posterColor({ ...show, seed: String(id) })) };
}

function drawn(height: number, dominantColour: string) {
  return { credit, width: 1600, height, dominantColour, isDrawing: true };
}

/** The ground of the safety signs. */
const safetyColor = "#e8e2d5";

/** Signs of the measures for visitors' safety; most products have no signs. */
export function wireSafetyImages({ safety }: Product, view: View) {
  return safety.map((measure) => ({
    url: `${view.mediaBaseUrl}/media/drawings/safety.svg?measure=${measure}`,
    altText: view.text(view.catalog.phrases.safety[measure]),
    ...drawn(1000, safetyColor),
  }));
}
