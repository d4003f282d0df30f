import type { RawSlice } from "../../../content/document.ts";
import { defaultLocale, findLocaleByContentLanguage, locales } from "../../../i18n/locales.ts";
import { createLocaleTranslator } from "../../../i18n/translator.ts";
import type { ShowFields } from "../fields.ts";

/** Returns the name of reviews in the language of a document, as the content service names that. */
export function createReviewsTitle(language: string): string {
  return createLocaleTranslator(findLocaleByContentLanguage(language) ?? locales[defaultLocale])("experience.reviews");
}

/** Returns the reviews of a show as a section, where its blocks make no tabs (C9). An editor's reviews replace it. */
export function reviewSlices(
  { tgid, blocks }: Pick<ShowFields, "tgid" | "blocks">,
  language: string,
): readonly RawSlice[] {
  if (tgid === undefined || blocks.tabs.length > 0) return [];
  const title = [{ type: "heading2", text: createReviewsTitle(language), spans: [] }];
  return [{ id: "show-reviews", slice_type: "top_reviews", variation: "default", primary: { title, product: tgid } }];
}
