import { isMotifName, type MotifName } from "@tessera/media/drawings/scene/motifs/index.ts";
import type { SceneFacts } from "@tessera/media/drawings/scene/draw-scene.ts";
import { isTileName, type TileName } from "@tessera/media/drawings/tile/tile-icons.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import type { CategorySource } from "./geography.ts";
import { indexRecord } from "./index-by.ts";
import { texts, type Texts, translationsIn } from "./translations.ts";

/** A scene of the very thing, or the icon of a tile. */
export type DrawingName = MotifName | TileName;

/** The name of an illustration. */
export const drawingName = v.pipe(
  v.string(),
  v.check(isDrawingName, "must be a scene or an icon that can be drawn"),
  v.guard(isDrawingName),
);

function isDrawingName(name: string): name is DrawingName {
  return isMotifName(name) || isTileName(name);
}

const ofIds = v.record(v.pipe(v.string(), v.digits()), drawingName);

/** The illustration of each category without photographs, and what scenes show in words. */
const motifs = v.strictObject({
  /** By the category's id. */
  categories: ofIds,
  /** By the sub-category's id. Defaults to the illustration of its category. */
  subCategories: ofIds,
  /** How a description says the hour. By day it says none. `{motif}` is put in. */
  hours: v.strictObject({ golden: texts }),
  /** `{title}` and `{venue}` are put in. */
  poster: texts,
  /** The subject of each scene. */
  motifs: v.record(v.string(), texts),
});

/** Which illustration stands for what has no photograph. */
export interface Motifs {
  readonly of: (subCategory: number, category: number) => DrawingName;
  /** The subject of a scene, and its hour. */
  readonly alt: (scene: Pick<SceneFacts, "motif" | "hour">) => Texts;
  /** The same for a poster: `{title}` and `{venue}` are put in. */
  readonly posterAlt: Texts;
}

/** Throws `DataError` when a category has no illustration. A scene without a text throws when it is described. */
export function loadMotifs(folder: URL, categories: readonly CategorySource[]): Motifs {
  const source = readJson(new URL("motifs.json", folder), motifs);
  const ofCategories = indexRecord("motifs.json: categories", source.categories);
  const alts = indexRecord("motifs.json: motifs", source.motifs);
  for (const category of categories) ofCategories.get(String(category.id), "categories.json");
  return {
    of: (subCategory, category) => source.subCategories[subCategory] ?? ofCategories.get(String(category), "a product"),
    alt: ({ motif, hour }) => {
      const ofMotif = alts.get(motif, "a drawing");
      return hour === "golden" ? putIn(source.hours.golden, ofMotif) : ofMotif;
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
