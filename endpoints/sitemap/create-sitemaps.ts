import type { Site } from "../../hosts/site.ts";
import type { ContentService } from "../../content/client/content-service.ts";
import type { PageList, PagesAtRef } from "../addresses/create-page-list.ts";
import { systemTime } from "../../http/time.ts";
import type { ProductsAtVersion } from "../addresses/create-product-index.ts";
import { createRefreshedValue } from "../../http/refreshed-value.ts";
import { filmSlice, type ListedFilm, listedFilms } from "./listed-films.ts";
import { sitemapEntries } from "./sitemap-entries.ts";
import { type Sitemap, sitemapXml } from "./sitemap-xml.ts";

type Sitemaps = ReadonlyMap<Site, Sitemap>;

interface Read {
  readonly list: PagesAtRef;
  /** Undefined while they were never read: then their pages are not listed. */
  readonly listed: ProductsAtVersion | undefined;
  /** Undefined while they were never read: then no page has any. */
  readonly films: ReadonlyMap<string, readonly ListedFilm[]> | undefined;
}

interface SitemapSources {
  readonly content: Pick<ContentService, "slicesAtRef">;
  /** Custom types whose pages may have films. */
  readonly types: readonly string[];
  readonly pages: Pick<PageList, "recent">;
  readonly products: { readonly ready: () => Promise<ProductsAtVersion> };
}

type FindSitemap = (site: Site | undefined) => Promise<Sitemap>;

/**
 * Returns a function that makes the sitemap of a site, of the pages and products that were read last. It is empty for a
 * host that search engines list no page of. Throws `ContentError` when the pages were never read.
 */
export function createSitemaps({ content, types, pages, products }: SitemapSources): FindSitemap {
  // The films of all pages are read again when the list of pages is.
  const allFilms = createRefreshedValue({
    read: async () => listedFilms((await content.slicesAtRef(types, filmSlice.type, filmSlice.fields)).documents),
    freshMs: 300_000,
    now: systemTime.now,
  });
  let last: (Read & { readonly sitemaps: Sitemaps }) | undefined;
  return async (site) => {
    if (site === undefined) return sitemapXml([], "");
    const [list, listed, films] = await Promise.all([
      pages.recent(),
      products.ready().catch(() => undefined),
      allFilms.ready().catch(() => undefined),
    ]);
    const read = { list, listed, films };
    if (last?.list !== list || last.listed !== listed || last.films !== films)
      last = { ...read, sitemaps: toSitemaps(read) };
    return last.sitemaps.get(site) ?? sitemapXml([], site.host);
  };
}

function toSitemaps({ list, listed, films }: Read): Sitemaps {
  const entries = sitemapEntries(list.pages, listed?.products ?? [], films);
  return new Map([...entries].map(([site, ofSite]) => [site, sitemapXml(ofSite, site.host)]));
}
