import { isLocaleCode, type Locale, locales } from "../i18n/locales.ts";
import { siteOfHost } from "./host.ts";

/**
 * Returns the language that a request's address starts with, `/de/rome/` → German. English where its host has no such
 * language. Reads addresses that can't be parsed, too, and never throws.
 */
export function requestLocale(host = "", target = ""): Locale {
  const code = /^\/+([a-z]+)(?![^/?])/i.exec(target)?.[1]?.toLowerCase() ?? "";
  return isLocaleCode(code) && siteOfHost(host)?.languages.includes(code) ? locales[code] : locales.en;
}
