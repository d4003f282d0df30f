import { sites } from "../hosts/index.ts";
import type { Site } from "../hosts/site.ts";
import { defaultLocale, isLocaleCode, type LocaleCode } from "../i18n/locales.ts";
import { parsePath } from "./parse-path.ts";

/** The site of a page and its path segments after the language prefix. */
export interface PageAddress {
  readonly site: Site;
  readonly path: readonly string[];
}

/** Returns the page identifier: host and path segments joined with dots (B2). */
export function pageIdentifier({ site, path }: PageAddress): string {
  return [site.host, ...path].join(".");
}

/** Parses a page identifier. Returns undefined when its host is not one of ours. */
export function pageAddress(identifier: string): PageAddress | undefined {
  const site = sites.find(({ host }) => identifier === host || identifier.startsWith(`${host}.`));
  if (site === undefined) return undefined;
  const rest = identifier.slice(site.host.length + 1);
  return { site, path: rest === "" ? [] : rest.split(".") };
}

/**
 * Parses the URL of a page on one of our hosts: `https://www.tessera.example/de/rome/` → its site, `de`, `["rome"]`.
 * Undefined for any other, and for one with a query or a fragment.
 */
export function pageAtUrl(url: string): (PageAddress & { readonly locale: LocaleCode }) | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host, pathname, search, hash } = new URL(url);
  const site = sites.find((one) => one.host === host);
  if (site === undefined || `${search}${hash}` !== "") return undefined;
  const parsed = parsePath(pathname);
  if (parsed.kind === "refused") return undefined;
  const [language = "", ...rest] = parsed.segments;
  return isLocaleCode(language)
    ? { site, locale: language, path: rest }
    : { site, locale: defaultLocale, path: language === "" ? [] : [language, ...rest] };
}

/** Returns the canonical address of a page: on its host, also where links lead to a local alias. */
export function canonicalUrl({ site, path }: PageAddress, locale: LocaleCode): string {
  return `https://${site.host}${pagePath(locale, path)}`;
}

/** Returns a page's path on its host: language prefix unless English, segments, trailing slash. `/de/rome/`. */
export function pagePath(locale: LocaleCode, path: readonly string[]): string {
  const segments = locale === defaultLocale ? path : [locale, ...path];
  return ["", ...segments.map(encodeURIComponent), ""].join("/").replace(/^\/\/$/, "/");
}
