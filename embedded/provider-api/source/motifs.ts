import { isMotifName, type MotifName, motifs as drawable } from "@tessera/media/drawings/scene/motifs/index.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import type { CategorySource } from "./geography.ts";
import { indexOf } from "./index-by.ts";
import { id, texts, type Texts } from "./translations.ts";

/** The name of a motif. */
export const motifName = v.pipe(
  v.string(),
  v.check(isMotifName, "must be a motif that can be drawn"),
  v.guard(isMotifName),
);

const ofIds = v.record(v.pipe(v.string(), v.digits()), motifName);

/** The illustration of each category without photographs, and what illustrations show in words. */
const motifs = v.strictObject({
  /** By the category's id. */
  categories: ofIds,
  /** By the sub-category's id. Defaults to the motif of its category. */
  subCategories: ofIds,
  /** Of a city without a photograph. */
  city: motifName,
  /** `{title}` and `{venue}` are put in. */
  poster: texts,
  /** Motifs that are always night scenes. */
  atNight: v.array(motifName),
  /** Sub-categories that are sold for the evening, which are night scenes too. */
  evenings: v.array(id),
  /** What else belongs to what one shows, the closest first. */
  companions: v.record(motifName, v.array(motifName)),
  /** Sub-categories about one place, whose illustration is that of the place. */
  ofPlaces: v.array(id),
  /** What each shows. */
  motifs: v.record(v.string(), texts),
});

/** Which illustration stands for what has no photograph. */
export interface Motifs {
  readonly of: (subCategory: number, category: number) => MotifName;
  readonly city: MotifName;
  readonly isAtNight: (motif: MotifName) => boolean;
  readonly isOfEvening: (subCategory: number) => boolean;
  readonly companions: (motif: MotifName) => readonly MotifName[];
  readonly showsPlace: (subCategory: number) => boolean;
  /** What the illustration shows. */
  readonly alt: (motif: MotifName) => Texts;
  /** The same for a poster: `{title}` and `{venue}` are put in. */
  readonly posterAlt: Texts;
}

/** Throws `DataError` when a category has no motif, or a motif no text. */
export function loadMotifs(folder: URL, categories: readonly CategorySource[]): Motifs {
  const file = new URL("motifs.json", folder);
  const source = readJson(file, motifs);
  const ofCategories = indexOf("motifs.json: categories", source.categories);
  const alts = indexOf("motifs.json: motifs", source.motifs);
  for (const category of categories) ofCategories.get(String(category.id), "categories.json");
  for (const motif of Object.keys(drawable)) alts.get(motif, "the list of drawings");
  return {
    of: (subCategory, category) => source.subCategories[subCategory] ?? ofCategories.get(String(category), "a product"),
    city: source.city,
    isAtNight: (motif) => source.atNight.includes(motif),
    isOfEvening: (subCategory) => source.evenings.includes(subCategory),
    companions: (motif) => source.companions[motif] ?? [],
    showsPlace: (subCategory) => source.ofPlaces.includes(subCategory),
    alt: (motif) => alts.get(motif, "a drawing"),
    posterAlt: source.poster,
  };
}
