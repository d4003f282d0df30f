import type { LocaleCode } from "../i18n/locales.ts";
import { pagePath } from "./page-address.ts";

/** Path segments of the search page, the same on every host and in every language. */
export const searchPath: readonly string[] = ["search"];

/** Returns the path of the search page in a language: `/de/search/`. */
export function searchAction(locale: LocaleCode): string {
  return pagePath(locale, searchPath);
}

/** Most characters of a search. */
export const maxSearchLength = 60;

/** Returns the address of suggestions in a language and currency but for the words, which follow it. */
export function suggestAddress(locale: LocaleCode, currency: string): string {
  return `/api/suggest/?${new URLSearchParams({ locale, ...(currency !== "" && { currency }) })}&q=`;
}
