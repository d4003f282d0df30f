import type { Site } from "../../../hosts/site.ts";
import type { PagesAtRef } from "../page-list/create-page-list.ts";
import { pageList } from "../page-list/page-list.ts";
import { sitemapEntries } from "./sitemap-entries.ts";
import { type Sitemap, sitemapXml } from "./sitemap-xml.ts";

type Sitemaps = ReadonlyMap<Site, Sitemap>;

/** The sitemaps of all hosts, of the pages that were read last. */
let last: { readonly of: PagesAtRef; readonly sitemaps: Sitemaps } | undefined;

/** Returns the sitemap of a site. Throws `ContentError` when it was never read. */
export async function sitemapOf(site: Site): Promise<Sitemap> {
  const list = await pageList.recent();
  if (last?.of !== list) last = { of: list, sitemaps: sitemapsOf(list) };
  return last.sitemaps.get(site) ?? sitemapXml([], site.host);
}

function sitemapsOf({ pages }: PagesAtRef): Sitemaps {
  return new Map([...sitemapEntries(pages)].map(([site, ofSite]) => [site, sitemapXml(ofSite, site.host)]));
}
