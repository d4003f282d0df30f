import type { Site } from "../hosts/site.ts";
import { isLocaleCode, type LocaleCode } from "../i18n/locales.ts";

/** Pixels of the picture that shows a page where it is shared (Open Graph). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Returns the path of a page's picture on its host: `/og/de/rome.jpg`, `/og/en.jpg` for the English home page. */
export function sharePath(locale: LocaleCode, path: readonly string[]): string {
  return `/og/${[locale, ...path].map(encodeURIComponent).join("/")}.jpg`;
}

/** A page, as the path of its picture names it. */
interface SharedPage {
  readonly locale: LocaleCode;
  readonly path: readonly string[];
}

/** Parses the decoded segments after `/og/`. Undefined for any but those of `sharePath`, in a language of the site. */
export function sharedPage(
  segments: readonly string[],
  { languages }: Pick<Site, "languages">,
): SharedPage | undefined {
  const name = segments.join("/");
  if (!name.endsWith(".jpg")) return undefined;
  const [locale = "", ...path] = name.slice(0, -".jpg".length).split("/");
  if (!isLocaleCode(locale) || !languages.includes(locale) || path.includes("")) return undefined;
  return { locale, path };
}
