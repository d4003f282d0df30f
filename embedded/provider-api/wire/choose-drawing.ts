import type { SceneFacts } from "@tessera/media/drawings/scene/draw-scene.ts";
import { isMotifName } from "@tessera/media/drawings/scene/motifs/index.ts";
import type { TileFacts } from "@tessera/media/drawings/tile/draw-tile.ts";
import type { Product } from "../source/catalog.ts";
import type { DrawingName, Motifs } from "../source/motifs.ts";

/** A scene of the very thing that is sold, or a tile with the icon of its kind. */
export type DrawingFacts = SceneFacts | TileFacts;

/** Returns the illustration of a product without photographs. */
export function chooseDrawing(product: Product, motifs: Motifs): DrawingFacts {
  return toDrawing(findDrawing(product, motifs), product.city.code, `${product.id}`);
}

/** Returns the facts of an illustration in a city's colors; `seed` tells those with the same name apart. */
export function toDrawing(name: DrawingName, city: string, seed: string): DrawingFacts {
  return isMotifName(name) ? { motif: name, city, hour: chooseHour(seed), seed } : { icon: name, city, seed };
}

/** Returns the name of a product's illustration: its own, that of the first place that has one, or its kind's. */
export function findDrawing({ motif, subCategory, attractions }: Product, motifs: Motifs): DrawingName {
  const ofPlace = attractions.flatMap((attraction) => attraction.motif ?? []).find(isMotifName);
  return motif ?? ofPlace ?? motifs.of(subCategory.id, subCategory.category.id);
}

/** One in three in the golden hour. */
function chooseHour(seed: string): "day" | "golden" {
  const sum = Array.from(seed).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 3 === 0 ? "golden" : "day";
}
