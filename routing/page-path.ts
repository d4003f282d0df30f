import { defaultLocale, type LocaleCode } from "../i18n/locales.ts";

/** The path of a page on its host: language prefix unless English, segments, trailing slash. `/de/rome/`. */
export function pagePath(locale: LocaleCode, path: readonly string[]): string {
  const segments = locale === defaultLocale ? path : [locale, ...path];
  return ["", ...segments.map(encodeURIComponent), ""].join("/").replace(/^\/\/$/, "/");
}
