import { sites } from "../../hosts/index.ts";
import type { Site } from "../../hosts/site.ts";
import { canonicalUrl, pageIdentifier, pagePath } from "../../routing/page-address.ts";
import { formatInternalPath } from "../../routing/internal-path.ts";
import { resolveRequest } from "../../routing/resolve-request.ts";
import { createViewRegistry } from "../../routing/view-registry.ts";
import { flagship } from "../../routing/flagship.ts";
import { parseProductPath } from "../../routing/product-address.ts";
import { cookiePath } from "../../routing/cookie-address.ts";
import { searchPath } from "../../routing/search-address.ts";
import type { ListedPage } from "../addresses/listed-page.ts";
import type { ListedProduct } from "../addresses/create-product-index.ts";
import { filmKey, type ListedFilm } from "./listed-films.ts";
import { productEntries } from "./product-entries.ts";
import { toSitemapDate, type SitemapEntry, listLanguageTags } from "./sitemap-entry.ts";

/**
 * Pages and redirects of all hosts → the entries of each host, sorted by address. Omits redirects, and addresses that
 * resolve to none. The pages of products count for one site. `films` are by `filmKey`.
 */
export function sitemapEntries(
  listed: readonly ListedPage[],
  products: readonly ListedProduct[] = [],
  films: FilmsByKey = new Map(),
): ReadonlyMap<Site, readonly SitemapEntry[]> {
  const redirects = new Set(listed.filter(({ shows }) => shows.kind === "redirect").map(addressKey));
  const pages = listed.filter(
    (page) => !redirects.has(addressKey(page)) && resolvesToItself(page) && !hasNoEntry(page),
  );
  const urls = new Set(pages.map((page) => canonicalUrl(page, page.locale.code)));
  const entries = new Map<Site, SitemapEntry[]>(sites.map((site) => [site, []]));
  for (const page of pages) entries.get(page.site)?.push(toSitemapEntry(page, urls));
  entries.get(flagship)?.push(...productEntries(products, pages, listed));
  const filmsAt = filmsByUrl(listed, films);
  for (const [site, ofSite] of entries) entries.set(site, ofSite.map(withFilms(filmsAt)).toSorted(byUrl));
  return entries;
}

type FilmsByKey = ReadonlyMap<string, readonly ListedFilm[]>;

/** Films by `filmKey` → by address. A document that adds to a product's page has the address of that page. */
function filmsByUrl(listed: readonly ListedPage[], films: FilmsByKey): FilmsByKey {
  const found = listed.flatMap((page) => {
    const ofPage = films.get(filmKey(page.locale.contentLanguage, pageIdentifier(page)));
    return ofPage === undefined ? [] : [[canonicalUrl(page, page.locale.code), ofPage] as const];
  });
  return new Map(found);
}

function withFilms(filmsAt: FilmsByKey): (entry: SitemapEntry) => SitemapEntry {
  return (entry) => {
    const films = filmsAt.get(entry.url);
    return films === undefined ? entry : { ...entry, films };
  };
}

const byUrl = (one: SitemapEntry, other: SitemapEntry) => (one.url < other.url ? -1 : 1);

function addressKey(page: ListedPage): string {
  return `${page.locale.code} ${pageIdentifier(page)}`;
}

const unlistedPaths = new Set([searchPath, cookiePath].map((path) => path.join("/")));

/** Whether a page is omitted: products have separate entries, and unlisted pages have no entries. */
function hasNoEntry({ path }: ListedPage): boolean {
  return parseProductPath(path) !== undefined || unlistedPaths.has(path.join("/"));
}

/** A request without a query needs no parameters. */
const noViews = createViewRegistry([]);

/** Whether a request for the address shows this page. `/de/rome/` shows the German page of `rome`, no English one. */
function resolvesToItself({ site: { host, languages }, locale: { code }, path }: ListedPage): boolean {
  if (!languages.includes(code)) return false;
  const request = { method: "GET", host, target: pagePath(code, path), cookie: undefined, development: false };
  const resolution = resolveRequest(request, noViews);
  return (
    resolution.kind === "page" &&
    resolution.internalPath.text === formatInternalPath([host, code, "auto", "_", ...path])
  );
}

function toSitemapEntry(page: ListedPage, urls: ReadonlySet<string>): SitemapEntry {
  const known = page.alternates.flatMap((language) => {
    const url = canonicalUrl(page, language.code);
    return urls.has(url) ? listLanguageTags(language).map((tag) => ({ tag, url })) : [];
  });
  return { url: canonicalUrl(page, page.locale.code), modified: toSitemapDate(page.published), alternates: known };
}
