import type { RawDocument } from "../content/document.ts";
import { defaultLocale, type Locale, findLocaleByContentLanguage } from "../i18n/locales.ts";
import type { Outdated } from "./preview-report.ts";

/**
 * Returns the translations that were last published before the English page: German of the 19th beside one of the
 * 20th. A document that was never published is neither older nor newer.
 */
export function outdatedTranslations(
  previewed: RawDocument,
  translations: readonly RawDocument[],
  { alternates, locale }: { readonly alternates: readonly Locale[]; readonly locale: Locale },
): Outdated {
  const documents = [previewed, ...translations];
  const publishedIn = ({ code }: Locale) =>
    Date.parse(
      documents.find(({ lang }) => findLocaleByContentLanguage(lang)?.code === code)?.last_publication_date ?? "",
    );
  const original = alternates.find(({ code }) => code === defaultLocale) ?? locale;
  return { original, translations: alternates.filter((each) => publishedIn(each) < publishedIn(original)) };
}
