import type { Site } from "../../hosts/site.ts";

/** Developers' tools and form targets, and views of a list that say nothing new: their number has no end. */
const disallowed = [
  "/api/",
  "/dev/",
  "/slice-simulator/",
  ...["sort", "review-sort", "limit", "offset", "filter-reviews"].flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]),
];

/** Returns the robots.txt of a site (RFC 9309). Without a site, nothing may be crawled. */
export function robotsText(site: Pick<Site, "host"> | undefined): string {
  if (site === undefined) return "User-agent: *\nDisallow: /\n";
  const rules = disallowed.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: https://${site.host}/sitemap.xml`, ""].join("\n");
}
