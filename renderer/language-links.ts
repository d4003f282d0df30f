import { type Locale, locales } from "../i18n/locales.ts";
import { pagePath } from "../routing/page-address.ts";
import type { PageContext } from "./render/page-context.ts";

export interface LanguageLink {
  readonly tag: string;
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  readonly dir: Locale["direction"];
}

type Page = Pick<PageContext, "kind" | "locale" | "path" | "alternates">;

/** Links to a page in the languages it exists in; where there is no page, to the home page in the language requested. */
export function languageLinks({ kind, locale, path, alternates }: Page): readonly LanguageLink[] {
  const languages = kind === undefined ? [locale] : alternates;
  const target = kind === undefined ? [] : path;
  const order = Object.keys(locales);
  return languages
    .toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code))
    .map(({ code, tag, name, direction }) => ({
      tag,
      name,
      href: pagePath(code, target),
      current: code === locale.code,
      dir: direction,
    }));
}
