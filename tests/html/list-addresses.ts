import { sites } from "../../hosts/index.ts";
import { type Fetch } from "../crawl/fetch-page.ts";
import { readSitemap } from "../crawl/read-sitemap.ts";

/** An address of a host: a path with its query. */
export interface Address {
  readonly host: string;
  readonly path: string;
}

/** Responses besides pages, and an address that no page has. */
const fixedPaths = [
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  "/feed.json",
  "/favicon.ico",
  "/manifest.webmanifest",
  "/no-such-page/",
  "/de/no-such-page/",
  "/ar/no-such-page/",
  "/search/?q=rome",
  "/saved/",
  "/api/suggest/?q=col",
  "/api/octo/products",
  "/api/things-to-do",
];

/** Lists all pages of the sitemaps, and the fixed paths of each host. */
export async function listAddresses(fetch: Fetch): Promise<readonly Address[]> {
  const sitemaps = await Promise.all(sites.map(({ host }) => readSitemap(host, fetch)));
  const pages = sitemaps.flat().map(({ host, url }) => ({ host, path: url.replace(/^https:\/\/[^/]+/, "") }));
  return [...sites.flatMap(({ host }) => fixedPaths.map((path) => ({ host, path }))), ...pages];
}

/** Lists some views of a page, from its links to its own path with a query. */
export function listViews({ host, path }: Address, html: string, max: number): readonly Address[] {
  const views = [...html.matchAll(/href="([^"?#]*)(\?[^"#]+)(?:#[^"]*)?"/g)]
    .filter(([, target = ""]) => target === path || target === "")
    .map(([, , query = ""]) => ({ host, path: `${path}${query.replaceAll("&amp;", "&")}` }));
  const step = Math.max(1, Math.floor(views.length / max));
  return views.filter((_, index) => index % step === 0).slice(0, max);
}
