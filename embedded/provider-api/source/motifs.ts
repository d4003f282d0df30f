import { isMotifName, type MotifName, motifs as drawable } from "@tessera/media/drawings/scene/motifs/index.ts";
import type { SceneFacts } from "@tessera/media/drawings/scene/draw-scene.ts";
import type { Hour } from "@tessera/media/drawings/scene/hours.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import type { CategorySource } from "./geography.ts";
import { indexRecord } from "./index-by.ts";
import { id, texts, type Texts, translationsIn } from "./translations.ts";

/** The name of a motif. */
export const motifName = v.pipe(
  v.string(),
  v.check(isMotifName, "must be a motif that can be drawn"),
  v.guard(isMotifName),
);

const companionsOfMotifs = v.record(motifName, v.array(motifName));

const ofIds = v.record(v.pipe(v.string(), v.digits()), motifName);

/** The illustration of each category without photographs, and what illustrations show in words. */
const motifs = v.strictObject({
  /** By the category's id. */
  categories: ofIds,
  /** By the sub-category's id. Defaults to the motif of its category. */
  subCategories: ofIds,
  /** Of a city without a photograph. */
  city: motifName,
  /** How a description says the hour. By day it says none. `{motif}` is put in. */
  hours: v.strictObject({ golden: texts, night: texts }),
  /** How it says that things are seen from near. */
  near: texts,
  /** `{title}` and `{venue}` are put in. */
  poster: texts,
  /** Motifs that are always night scenes. */
  atNight: v.array(motifName),
  /** Sub-categories that are sold for the evening, which are night scenes too. */
  evenings: v.array(id),
  /** Other motifs that suit everything that a motif stands for, the closest first. */
  companions: companionsOfMotifs,
  /** The same of what is sold for the evening. */
  companionsAtNight: companionsOfMotifs,
  /** Sub-categories about one place, whose illustration is that of the place. */
  ofPlaces: v.array(id),
  /** The subject of each. */
  motifs: v.record(v.string(), texts),
});

/** Which illustration stands for what has no photograph. */
export interface Motifs {
  readonly of: (subCategory: number, category: number) => MotifName;
  readonly city: MotifName;
  readonly isAtNight: (motif: MotifName) => boolean;
  readonly isOfEvening: (subCategory: number) => boolean;
  readonly companions: (motif: MotifName, hour: Hour) => readonly MotifName[];
  readonly showsPlace: (subCategory: number) => boolean;
  /** The subject of the illustration, its hour, and its distance. */
  readonly alt: (scene: Pick<SceneFacts, "motif" | "hour" | "view">) => Texts;
  /** The same for a poster: `{title}` and `{venue}` are put in. */
  readonly posterAlt: Texts;
}

/** Throws `DataError` when a category has no motif, or a motif no text. */
export function loadMotifs(folder: URL, categories: readonly CategorySource[]): Motifs {
  const file = new URL("motifs.json", folder);
  const source = readJson(file, motifs);
  const ofCategories = indexRecord("motifs.json: categories", source.categories);
  const alts = indexRecord("motifs.json: motifs", source.motifs);
  for (const category of categories) ofCategories.get(String(category.id), "categories.json");
  for (const motif of Object.keys(drawable)) alts.get(motif, "the list of drawings");
  return {
    of: (subCategory, category) => source.subCategories[subCategory] ?? ofCategories.get(String(category), "a product"),
    city: source.city,
    isAtNight: (motif) => source.atNight.includes(motif),
    isOfEvening: (subCategory) => source.evenings.includes(subCategory),
    companions: (motif, hour) => [
      ...((hour === "night" && source.companionsAtNight[motif]) || []),
      ...(source.companions[motif] ?? []),
    ],
    showsPlace: (subCategory) => source.ofPlaces.includes(subCategory),
    alt: ({ motif, hour, view }) => {
      const ofMotif = alts.get(motif, "a drawing");
      const ofHour = hour === "day" ? ofMotif : putIn(source.hours[hour], ofMotif);
      return view === "near" ? putIn(source.near, ofHour) : ofHour;
    },
    posterAlt: source.poster,
  };
}

/** Returns a text with what a motif shows put in, in the languages that both have. */
function putIn(pattern: Texts, motif: Texts): Texts {
  const inLanguage = (language: string): string | undefined =>
    motif[language] === undefined ? undefined : pattern[language]?.replaceAll("{motif}", motif[language]);
  return translationsIn(Object.keys(pattern), pattern.en.replaceAll("{motif}", motif.en), inLanguage);
}
