import type { RawSlice } from "../../../content/document.ts";
import { defaultLocale, localeOfContentLanguage, locales } from "../../../i18n/locales.ts";
import { createLocaleTranslator } from "../../../i18n/translator.ts";
import type { ShowFields } from "../fields.ts";

/** Cards at the end of the page. */
const most = 4;

/**
 * Returns a grid of the best shows of the same collection, without the show itself, as slices. Empty where the document
 * names no collection. `language` is the document's, as the content service names it.
 */
export function similarShows(
  { tgid, tagged_collection: collection }: ShowFields,
  language: string,
): readonly RawSlice[] {
  if (collection === undefined) return [];
  const t = createLocaleTranslator(localeOfContentLanguage(language) ?? locales[defaultLocale]);
  const title = [{ type: "heading2", text: t("show.similar"), spans: [] }];
  const primary = { title, collection, limit: most, sp_experience_limit: most, exclusions: String(tgid ?? "") };
  return [{ id: "similar-shows", slice_type: "ranked_products", variation: "grid", primary }];
}
