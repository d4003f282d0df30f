import type { LocaleCode } from "../i18n/locales.ts";
import { pagePath } from "./page-address.ts";

/** Path segments of the page where visitors choose what is stored. They are the same on every host and in every language. */
export const cookiePath: readonly string[] = ["cookies"];

/** Returns the path of that page in a language: `/de/cookies/`. */
export function cookieAddress(locale: LocaleCode): string {
  return pagePath(locale, cookiePath);
}
