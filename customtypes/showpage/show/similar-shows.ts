import { showCategory } from "../../../catalog/show/show-category.ts";
import type { RawSlice } from "../../../content/document.ts";
import { defaultLocale, findLocaleByContentLanguage, locales } from "../../../i18n/locales.ts";
import { createLocaleTranslator } from "../../../i18n/translator.ts";
import type { ShowFields } from "../fields.ts";

/** Cards at the end of the page. */
const maxCards = 4;

type Tags = Pick<ShowFields, "tgid" | "tagged_collection" | "tagged_sub_category" | "tagged_city">;

/**
 * Returns a grid of other shows, as slices: those of the same genre in the city, then others there. Without a genre
 * tag they are those of the same collection. `language` is the document's, as the content service names it.
 */
export function similarShows(tags: Tags, language: string): readonly RawSlice[] {
  const source = toListSource(tags);
  if (source === undefined) return [];
  const t = createLocaleTranslator(findLocaleByContentLanguage(language) ?? locales[defaultLocale]);
  const title = [{ type: "heading2", text: t("show.similar"), spans: [] }];
  const limits = { limit: maxCards, sp_experience_limit: maxCards, exclusions: String(tags.tgid ?? "") };
  return [
    { id: "similar-shows", slice_type: "ranked_products", variation: "grid", primary: { title, ...source, ...limits } },
  ];
}

/** Returns what the list is read from; a list has its sub-category before its category. Undefined without tags. */
function toListSource({ tagged_collection, tagged_sub_category, tagged_city }: Tags): RawSlice["primary"] | undefined {
  const genre = Number(tagged_sub_category.source);
  const city = tagged_city.code;
  if (genre >= 1 && city !== "") return { sub_category: genre, category: showCategory, city };
  return tagged_collection === undefined ? undefined : { collection: tagged_collection };
}
