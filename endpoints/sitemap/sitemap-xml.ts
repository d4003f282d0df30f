import type { ListedFilm } from "./listed-films.ts";
import type { SitemapEntry } from "./sitemap-entry.ts";

/** The protocol's limits for one file: addresses, and bytes before compression (sitemaps.org). */
export interface SitemapLimits {
  readonly urls: number;
  readonly bytes: number;
}

export const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 50_000_000 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const open =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' +
  ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n';
const close = "</urlset>\n";

/** A site's sitemap: one file, or an index and its parts. */
export interface Sitemap {
  /** Content of `/sitemap.xml`. */
  readonly main: string;
  /** Contents of `/sitemap.xml?part=1` and so on; empty for a sitemap that is one file. */
  readonly parts: readonly string[];
}

/** Entries → XML files within the limits. Several files have an index. */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  host: string,
  limits: SitemapLimits = protocolLimits,
): Sitemap {
  const files = splitIntoFiles(entries.map(urlXml), limits).map(
    (urls) => `${declaration}${open}${urls.join("")}${close}`,
  );
  const [only = `${declaration}${open}${close}`, ...others] = files;
  return others.length === 0 ? { main: only, parts: [] } : { main: indexXml(files.length, host), parts: files };
}

/** Distributes texts to files, in order. */
function splitIntoFiles(urls: readonly string[], limits: SitemapLimits): readonly (readonly string[])[] {
  const files: string[][] = [];
  let room = 0;
  for (const url of urls) {
    const size = Buffer.byteLength(url);
    const file = files.at(-1);
    if (file === undefined || file.length >= limits.urls || size > room) {
      files.push([url]);
      room = limits.bytes - Buffer.byteLength(declaration + open + close) - size;
    } else {
      file.push(url);
      room -= size;
    }
  }
  return files;
}

/** Most pictures of one address (Google, image sitemaps). */
const maxImages = 1000;

function urlXml({ url, modified, alternates, images = [], films = [] }: SitemapEntry): string {
  const links = alternates.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each.tag}" href="${escaped(each.url)}"/>\n`,
  );
  const lastmod = modified === undefined ? "" : `<lastmod>${modified}</lastmod>\n`;
  const pictures = images
    .slice(0, maxImages)
    .map((image) => `<image:image><image:loc>${escaped(image)}</image:loc></image:image>\n`);
  return `<url>\n<loc>${escaped(url)}</loc>\n${lastmod}${[...links, ...pictures, ...films.map(filmXml)].join("")}</url>\n`;
}

/** Longest film, in seconds, whose length a sitemap may have (Google, video sitemaps). */
const maxFilmSeconds = 28_800;

function filmXml({ title, description, thumbnail, player, seconds, uploadDate }: ListedFilm): string {
  const parts = [
    ["thumbnail_loc", thumbnail],
    ["title", title],
    ["description", description],
    ["player_loc", player],
    ...(seconds <= maxFilmSeconds ? [["duration", `${seconds}`] as const] : []),
    ["publication_date", uploadDate],
  ] as const;
  const xml = parts.map(([name, text]) => `<video:${name}>${escaped(text)}</video:${name}>`);
  return `<video:video>${xml.join("")}</video:video>\n`;
}

function indexXml(count: number, host: string): string {
  const parts = Array.from({ length: count }, (_, index) => {
    const url = escaped(`https://${host}/sitemap.xml?part=${index + 1}`);
    return `<sitemap><loc>${url}</loc></sitemap>\n`;
  });
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join("")}</sitemapindex>\n`;
}

/** Characters that XML can't have, and halves of others: one would make the whole file invalid. */
const impossible = /[^\t\n\r\x20-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
  return text
    .replace(impossible, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("'", "&apos;");
}
