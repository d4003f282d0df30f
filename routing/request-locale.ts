import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import { findSiteByHost } from "./host.ts";
import { leadingCodes } from "./parse-path.ts";

/**
 * Returns the language that a request's address starts with, `/de/rome/` → German. English where its host has no such
 * language. Reads addresses that can't be parsed, too, and never throws.
 */
export function requestLocale(host = "", target = ""): Locale {
  const [path = ""] = target.split("?", 1);
  const segments = path.split("/").filter((segment) => segment !== "");
  const [code = defaultLocale] = leadingCodes(segments, findSiteByHost(host)?.languages ?? []);
  return locales[code];
}
