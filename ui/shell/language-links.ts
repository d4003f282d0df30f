import { type Locale, locales } from "../../i18n/locales.ts";
import { pagePath } from "../../routing/page-address.ts";
import { type View, viewQuery } from "../../routing/view.ts";
import type { LanguageLink } from "./shell-props.ts";

/** A page, and the languages in which it exists. */
interface TranslatedPage {
  /** Undefined for an address without a page. */
  readonly kind: string | undefined;
  readonly locale: Locale;
  readonly path: readonly string[];
  readonly alternates: readonly Locale[];
  readonly view: View;
}

/**
 * Returns links to a page in its languages, its own among them, with what was searched for and chosen there. A list starts
 * at its first page: it can be shorter in another language. Without a page, they lead to the home page.
 */
export function languageLinks({ kind, locale, path, alternates, view }: TranslatedPage): readonly LanguageLink[] {
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
