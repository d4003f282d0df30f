import type { Site } from "../../hosts/site.ts";
import { getMachineTerms } from "../../routing/machine-terms.ts";

/** Developers' tools and form targets, and views of a list that say nothing new: their number has no end. */
const disallowed = [
  "/api/",
  "/dev/",
  "/slice-simulator/",
  ...["sort", "review-sort", "limit", "offset", "filter-reviews"].flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]),
];

/** Routes below `/api/` that machines may read. */
const machineRoutes = ["/api/octo/", "/api/things-to-do", "/api/mcp"];

/** Crawlers that read for assistants and for the training of models, as their operators name them. */
const assistants = [
  "GPTBot",
  "ClaudeBot",
  "Google-Extended",
  "PerplexityBot",
  "CCBot",
  "Applebot-Extended",
  "Bytespider",
];

/** Returns the robots.txt of a site (RFC 9309). Without a site, nothing may be crawled. */
export function robotsText(site: Pick<Site, "host" | "machines"> | undefined): string {
  if (site === undefined) return "User-agent: *\nDisallow: /\n";
  const open = getMachineTerms(site, "products").allowed ? machineRoutes : [];
  const rules = [...open.map((path) => `Allow: ${path}`), ...disallowed.map((path) => `Disallow: ${path}`)];
  const closed = getMachineTerms(site, "pages").allowed
    ? []
    : [...assistants.map((name) => `User-agent: ${name}`), "Disallow: /", ""];
  return [...closed, "User-agent: *", ...rules, "", `Sitemap: https://${site.host}/sitemap.xml`, ""].join("\n");
}
