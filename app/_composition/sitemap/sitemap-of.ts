import type { Site } from "../../../hosts/site.ts";
import { createCache } from "../../../http/cache.ts";
import { systemTime } from "../../../http/time.ts";
import { addressedTypes, contentService } from "../composition.ts";
import { sitemapEntries } from "./sitemap-entries.ts";
import { type Sitemap, sitemapXml } from "./sitemap-xml.ts";

/** The sitemaps of all hosts come from one set of queries. While the service is down they stay as they were. */
const cache = createCache<ReadonlyMap<Site, Sitemap>>({
  load: async () => {
    const entries = sitemapEntries(await contentService.all(addressedTypes));
    return new Map([...entries].map(([site, ofSite]) => [site, sitemapXml(ofSite, site.host)]));
  },
  orStale: true,
  // As long as a page stays fresh.
  ttlMs: 300_000,
  max: 1,
  now: systemTime.now,
});

/** Returns the sitemap of a site. Throws `ContentError` when it was never read. */
export async function sitemapOf(site: Site): Promise<Sitemap> {
  return (await cache.get("all")).get(site) ?? sitemapXml([], site.host);
}
