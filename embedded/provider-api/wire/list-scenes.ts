import type { SceneFacts } from "@tessera/media/drawings/scene/draw-scene.ts";
import type { Hour } from "@tessera/media/drawings/scene/hours.ts";
import type { MotifName } from "@tessera/media/drawings/scene/motifs/index.ts";
import type { Product } from "../source/catalog.ts";
import type { Motifs } from "../source/motifs.ts";

type Look = Pick<SceneFacts, "hour" | "view">;

/**
 * Returns as many illustrations of a product, at most five of each motif. All show what is sold or where it leads: where
 * motifs are used up, at another hour or from near. The first has the product's number alone, so that its address stays.
 */
export function listScenes(product: Product, motifs: Motifs, count: number): readonly SceneFacts[] {
  const { id, city } = product;
  const shown = listMotifs(product, motifs);
  const scenes = looksFrom(findHour(product, motifs)).flatMap((look) => shown.map((motif) => ({ motif, ...look })));
  return scenes.slice(0, count).map((scene, index) => ({
    ...scene,
    city: city.code,
    seed: index === 0 ? `${id}` : `${id}-${index + 1}`,
  }));
}

/** Returns what the first illustration shows: the product's own motif, that of its place, or its kind's. */
export function findMotif({ motif, subCategory, attractions }: Product, motifs: Motifs): MotifName {
  const ofPlace = motifs.showsPlace(subCategory.id) ? attractions[0]?.motif : undefined;
  return motif ?? ofPlace ?? motifs.of(subCategory.id, subCategory.category.id);
}

/** Its own motif, those of the places that it leads to, and what belongs to its own. */
function listMotifs(product: Product, motifs: Motifs): readonly MotifName[] {
  const own = findMotif(product, motifs);
  const ofPlaces = product.attractions.flatMap(({ motif }) => motif ?? []);
  return [...new Set([own, ...ofPlaces, ...motifs.companions(own, findHour(product, motifs))])];
}

function findHour(product: Product, motifs: Motifs): Hour {
  const isNight = motifs.isOfEvening(product.subCategory.id) || motifs.isAtNight(findMotif(product, motifs));
  return isNight ? "night" : chooseHour(`${product.id}`);
}

/** One in three in the golden hour. */
export function chooseHour(seed: string): "day" | "golden" {
  const sum = Array.from(seed).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 3 === 0 ? "golden" : "day";
}

/** Every way to see a motif that has this hour first. */
function looksFrom(hour: Hour): readonly Look[] {
  const other = hour === "golden" ? "day" : "golden";
  const last = hour === "night" ? "day" : "night";
  return [
    { hour, view: "whole" },
    { hour: other, view: "near" },
    { hour: other, view: "whole" },
    { hour, view: "near" },
    { hour: last, view: "whole" },
  ];
}
