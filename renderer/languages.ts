import type { RawDocument } from "../content/document.ts";
import type { Site } from "../hosts/site.ts";
import { type Locale, findLocaleByContentLanguage, locales } from "../i18n/locales.ts";
import { pagePath } from "../routing/page-address.ts";
import { viewQuery } from "../routing/view.ts";
import type { LanguageLink } from "../ui/shell/shell-props.ts";
import type { PageContext } from "./render/page-context.ts";

/** Returns the languages of its site in which a page exists, its own first. Excludes those that fall back to English. */
export function listAlternateLanguages(
  { lang, alternate_languages }: RawDocument,
  { languages }: Pick<Site, "languages">,
): readonly Locale[] {
  const existing = [lang, ...alternate_languages.map((alternate) => alternate.lang)];
  return existing
    .flatMap((language) => findLocaleByContentLanguage(language) ?? [])
    .filter(({ code }) => languages.includes(code));
}

type Page = Pick<PageContext, "kind" | "locale" | "path" | "alternates" | "view">;

/**
 * Returns links to a page in its languages, its own among them, with what was searched for and chosen there. A list starts
 * at its first page: it can be shorter in another language. Without a page, they lead to the home page.
 */
export function languageLinks({ kind, locale, path, alternates, view }: Page): readonly LanguageLink[] {
  const languages = [...new Set([locale, ...alternates])];
  if (kind === undefined) return linksTo([], languages, locale);
  return linksTo(path, languages, locale, viewQuery({ ...view, page: undefined, offset: undefined }));
}

/** Returns links to a path in these languages, in the order of all languages. `query` is that of a view. */
export function linksTo(
  path: readonly string[],
  languages: readonly Locale[],
  locale: Pick<Locale, "code">,
  query = "",
): readonly LanguageLink[] {
  const order = Object.keys(locales);
  return languages
    .toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code))
    .map(({ code, tag, name, direction }) => ({
      tag,
      name,
      href: `${pagePath(code, path)}${query}`,
      isView: query !== "",
      current: code === locale.code,
      dir: direction,
    }));
}
