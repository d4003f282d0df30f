import type { LocaleCode } from "../i18n/locales.ts";
import { pagePath } from "./page-address.ts";

/** Path segments of the page of saved products, the same on every host and in every language. */
export const savedPath: readonly string[] = ["saved"];

/** Most products of a saved list. */
export const maxSaved = 24;

/** Returns the path of the page of saved products in a language: `/de/saved/`. */
export function savedAction(locale: LocaleCode): string {
  return pagePath(locale, savedPath);
}
