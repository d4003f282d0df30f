import type { Site } from "../../../hosts/site.ts";
import type { PagesAtRef } from "../page-list/create-page-list.ts";
import { productIndex } from "../composition.ts";
import { pageList } from "../page-list/page-list.ts";
import type { ProductsAtVersion } from "../product-index/create-product-index.ts";
import { sitemapEntries } from "./sitemap-entries.ts";
import { type Sitemap, sitemapXml } from "./sitemap-xml.ts";

type Sitemaps = ReadonlyMap<Site, Sitemap>;

interface Read {
  readonly list: PagesAtRef;
  /** Undefined while they were never read: then their pages are not listed. */
  readonly listed: ProductsAtVersion | undefined;
}

/** The sitemaps of all hosts, of the pages and products that were read last. */
let last: (Read & { readonly sitemaps: Sitemaps }) | undefined;

/** Returns the sitemap of a site. Throws `ContentError` when it was never read. */
export async function sitemapOf(site: Site): Promise<Sitemap> {
  const [list, listed] = await Promise.all([pageList.recent(), productIndex.ready().catch(() => undefined)]);
  if (last?.list !== list || last.listed !== listed) last = { list, listed, sitemaps: sitemapsOf({ list, listed }) };
  return last.sitemaps.get(site) ?? sitemapXml([], site.host);
}

function sitemapsOf({ list, listed }: Read): Sitemaps {
  const entries = sitemapEntries(list.pages, listed?.products ?? []);
  return new Map([...entries].map(([site, ofSite]) => [site, sitemapXml(ofSite, site.host)]));
}
