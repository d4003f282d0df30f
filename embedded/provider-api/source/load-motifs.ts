import { type MotifName, motifs as drawable } from "@tessera/media/drawings/scene/motifs/index.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import type { CategorySource } from "./category.ts";
import { indexOf } from "./index-by.ts";
import { motifs as motifsSchema } from "./motifs.ts";
import type { Texts } from "./translations.ts";

/** What is drawn for what has no photograph. */
export interface Motifs {
  readonly of: (subCategory: number, category: number) => MotifName;
  readonly city: MotifName;
  readonly isAtNight: (motif: MotifName) => boolean;
  readonly isOfEvening: (subCategory: number) => boolean;
  /** What the drawing shows. */
  readonly alt: (motif: MotifName) => Texts;
  /** The same for a poster: `{title}` and `{venue}` are put in. */
  readonly posterAlt: Texts;
}

/** Throws `DataError` when a category has no motif, or a motif no text. */
export function loadMotifs(folder: URL, categories: readonly CategorySource[]): Motifs {
  const file = new URL("motifs.json", folder);
  const source = readJson(file, motifsSchema);
  const ofCategories = indexOf("motifs.json: categories", source.categories);
  const alts = indexOf("motifs.json: motifs", source.motifs);
  for (const { id } of categories) ofCategories.get(String(id), "categories.json");
  for (const motif of Object.keys(drawable)) alts.get(motif, "the list of drawings");
  return {
    of: (subCategory, category) => source.subCategories[subCategory] ?? ofCategories.get(String(category), "a product"),
    city: source.city,
    isAtNight: (motif) => source.atNight.includes(motif),
    isOfEvening: (subCategory) => source.evenings.includes(subCategory),
    alt: (motif) => alts.get(motif, "a drawing"),
    posterAlt: source.poster,
  };
}
