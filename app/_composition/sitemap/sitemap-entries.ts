import type { RawDocument } from "../../../content/document.ts";
import { sites } from "../../../hosts/index.ts";
import type { Site } from "../../../hosts/site.ts";
import { defaultLocale, type Locale, localeOfContentLanguage } from "../../../i18n/locales.ts";
import { alternatesOf } from "../../../renderer/languages.ts";
import { canonicalUrl, pageAddress, pageIdentifier, pagePath } from "../../../routing/page-address.ts";
import { internalPathOf } from "../../../routing/resolve.ts";
import { resolveRequest } from "../../../routing/resolve-request.ts";

/** A page in one language, as a sitemap lists it. */
export interface SitemapEntry {
  /** The canonical address. */
  readonly url: string;
  /** `2026-11-01T10:00:00Z`; undefined when the content service sends no date. */
  readonly modified: string | undefined;
  /** The page in each of its languages, itself included; English again as `x-default`. */
  readonly alternates: readonly { readonly tag: string; readonly url: string }[];
}

interface Addressed {
  readonly document: RawDocument;
  readonly site: Site;
  readonly locale: Locale;
  readonly path: readonly string[];
}

/**
 * Pages and redirects of all hosts → the entries of each host, sorted by address. Omits what has no page of its own:
 * redirects, and addresses that resolve to none.
 */
export function sitemapEntries(documents: readonly RawDocument[]): ReadonlyMap<Site, readonly SitemapEntry[]> {
  const redirects = new Set(documents.filter(({ type }) => type === "redirect").map(addressKey));
  const pages = documents
    .filter((document) => document.type !== "redirect" && !redirects.has(addressKey(document)))
    .flatMap((document) => addressOf(document) ?? []);
  const urls = new Set(pages.map(({ site, locale, path }) => canonicalUrl({ site, path }, locale.code)));
  const entries = new Map<Site, SitemapEntry[]>(sites.map((site) => [site, []]));
  for (const page of pages) entries.get(page.site)?.push(entryOf(page, urls));
  for (const [site, ofSite] of entries) entries.set(site, ofSite.toSorted(byUrl));
  return entries;
}

const byUrl = (one: SitemapEntry, other: SitemapEntry) => (one.url < other.url ? -1 : 1);

function addressKey({ uid, lang }: Pick<RawDocument, "uid" | "lang">): string {
  return `${lang} ${uid}`;
}

/** Returns undefined for a document that no request finds: not tagged with its identifier, or at no address of ours. */
function addressOf(document: RawDocument): Addressed | undefined {
  const { uid, lang, tags } = document;
  const address = pageAddress(uid ?? "");
  const locale = localeOfContentLanguage(lang);
  if (address === undefined || locale === undefined || !tags.includes(pageIdentifier(address))) return undefined;
  const { site, path } = address;
  return resolvesToItself(site, locale, path) ? { document, site, locale, path } : undefined;
}

/** Whether a request for the address shows this page. `/de/rome/` shows the German page of `rome`, no English one. */
function resolvesToItself({ host, languages }: Site, { code }: Locale, path: readonly string[]): boolean {
  if (!languages.includes(code)) return false;
  const request = { method: "GET", host, target: pagePath(code, path), cookie: undefined, development: false };
  const resolution = resolveRequest(request);
  return resolution.kind === "page" && resolution.internalPath === internalPathOf([host, code, "auto", "_", ...path]);
}

function entryOf({ document, site, locale, path }: Addressed, urls: ReadonlySet<string>): SitemapEntry {
  const languages = alternatesOf(document, site);
  const known = languages.flatMap((language) => {
    const url = canonicalUrl({ site, path }, language.code);
    const tags = language.code === defaultLocale ? [language.tag, "x-default"] : [language.tag];
    return urls.has(url) ? tags.map((tag) => ({ tag, url })) : [];
  });
  return {
    url: canonicalUrl({ site, path }, locale.code),
    modified: dateOf(document.last_publication_date),
    alternates: known,
  };
}

/** `2026-11-01T10:00:00+0000` → `2026-11-01T10:00:00Z`, as the protocol wants it (W3C Datetime). */
function dateOf(date: string | null | undefined): string | undefined {
  const ms = Date.parse(date ?? "");
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
}
