import { defaultLocale, type LocaleCode } from "../i18n/locales.ts";
import { findSiteByHost } from "./host.ts";
import { canonicalUrl, type PageAddress } from "./page-address.ts";
import { parsePath, readLanguage } from "./parse-path.ts";
import { isReservedPath } from "./reserved-path.ts";

/** A page of ours that an address leads to. */
export interface TargetPage extends PageAddress {
  readonly locale: LocaleCode;
  /** `?page=2`, or empty. */
  readonly search: string;
  /** `#tickets`, or empty. */
  readonly hash: string;
}

/**
 * Finds the page of ours that an address leads to from the page at `base`. Undefined for any other address. Examples:
 * `/DE/rome`, `#top`, `https://www.tessera.example/de/rome/?page=2`.
 */
export function findPageByUrl(url: string, base: PageAddress): TargetPage | undefined {
  const { protocol, host, pathname, search, hash } = URL.parse(url, canonicalUrl(base, defaultLocale)) ?? {};
  if (protocol === undefined || host === undefined || pathname === undefined || !/^https?:$/.test(protocol))
    return undefined;
  const site = findSiteByHost(host);
  const parsed = parsePath(pathname);
  if (site === undefined || isReservedPath(pathname) || parsed.kind === "refused") return undefined;
  const target = readLanguage(parsed.segments, site.languages);
  if (target.kind === "refused") return undefined;
  const path = target.path.map((segment) => segment.toLowerCase());
  return { site, path, locale: target.locale, search: search ?? "", hash: hash ?? "" };
}
