import type { Site } from "../../hosts/site.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import { pagePath } from "../../routing/page-address.ts";
import { type View, viewQuery } from "../../routing/view.ts";
import type { LanguageLink } from "./shell-props.ts";

/** A page, and the languages in which it exists. */
interface TranslatedPage {
  readonly site: Pick<Site, "languages">;
  /** Undefined for an address without a page. */
  readonly kind: string | undefined;
  readonly locale: Locale;
  readonly path: readonly string[];
  readonly alternates: readonly Locale[];
  readonly view: View;
}

/**
 * Returns links to a page in its languages, its own among them, with what was searched for and chosen there. One that
 * exists in English opens in all languages of its site (A10). A list starts at its first page: it can be shorter in
 * another language. Without a page, they lead to the home page.
 */
export function languageLinks({ site, kind, locale, path, alternates, view }: TranslatedPage): readonly LanguageLink[] {
  const opensInAll = alternates.some(({ code }) => code === defaultLocale);
  const others = opensInAll ? site.languages.map((code) => locales[code]) : alternates;
  const languages = [...new Set([locale, ...others])];
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
