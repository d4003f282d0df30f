import type { Site } from "../../hosts/site.ts";
import type { PagesAtRef } from "../addresses/create-page-list.ts";
import { systemTime } from "../../http/time.ts";
import { contentService } from "../../app/_composition/clients.ts";
import { productIndex } from "../../app/_composition/composition.ts";
import { pageList } from "../addresses/page-list.ts";
import type { ProductsAtVersion } from "../addresses/create-product-index.ts";
import { createRefreshedValue } from "../../http/refreshed-value.ts";
import { registries } from "../../app/_composition/registries.ts";
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

/** The films of all pages, read again when the list of pages is. */
const allFilms = createRefreshedValue({
  read: async () => {
    const { documents } = await contentService.slicesAtRef(
      [...registries.pageTypes.keys()],
      filmSlice.type,
      filmSlice.fields,
    );
    return listedFilms(documents);
  },
  freshMs: 300_000,
  now: systemTime.now,
});

/** The sitemaps of all hosts, of the pages and products that were read last. */
let last: (Read & { readonly sitemaps: Sitemaps }) | undefined;

/** Returns the sitemap of a site. Throws `ContentError` when it was never read. */
export async function sitemapOf(site: Site): Promise<Sitemap> {
  const [list, listed, films] = await Promise.all([
    pageList.recent(),
    productIndex.ready().catch(() => undefined),
    allFilms.ready().catch(() => undefined),
  ]);
  const read = { list, listed, films };
  if (last?.list !== list || last.listed !== listed || last.films !== films)
    last = { ...read, sitemaps: sitemapsOf(read) };
  return last.sitemaps.get(site) ?? sitemapXml([], site.host);
}

function sitemapsOf({ list, listed, films }: Read): Sitemaps {
  const entries = sitemapEntries(list.pages, listed?.products ?? [], films);
  return new Map([...entries].map(([site, ofSite]) => [site, sitemapXml(ofSite, site.host)]));
}
