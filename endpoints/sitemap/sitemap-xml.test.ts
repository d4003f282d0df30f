import { expect, it } from "vitest";
import { readSitemap } from "../../tests/crawl/read-sitemap.ts";
import type { SitemapEntry } from "./sitemap-entry.ts";
import { protocolLimits, sitemapXml } from "./sitemap-xml.ts";

const host = "www.tessera.example";
const entry = (path: string): SitemapEntry => ({
  url: `https://${host}${path}`,
  modified: "2026-11-01T10:00:00Z",
  alternates: [{ tag: "zh-Hant", url: `https://${host}/tw${path}` }],
});

it("writes addresses, dates and alternates, escaped", () => {
  const { main, parts } = sitemapXml([entry("/a'b/")], host);
  expect(parts).toEqual([]);
  expect(main).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
<url>
<loc>https://www.tessera.example/a&apos;b/</loc>
<lastmod>2026-11-01T10:00:00Z</lastmod>
<xhtml:link rel="alternate" hreflang="zh-Hant" href="https://www.tessera.example/tw/a&apos;b/"/>
</url>
</urlset>
`);
});

it("writes the pictures of a page, escaped, a thousand at most, and the crawl reads its entry as before", async () => {
  const images = Array.from({ length: 1001 }, (_, index) => `https://images.example/${index}.webp?w=1&h=2`);
  const { main } = sitemapXml([{ ...entry("/a/"), images }], host);
  expect(main.match(/<image:image>/g)).toHaveLength(1000);
  expect(main).toContain("<image:image><image:loc>https://images.example/0.webp?w=1&amp;h=2</image:loc></image:image>");
  const file = async (_host: string, path: string) => {
    const body = path === "/robots.txt" ? `Sitemap: https://${host}/sitemap.xml` : main;
    return { status: 200, location: "", bytes: 0, body };
  };
  expect(await readSitemap(host, file)).toEqual([
    {
      host,
      url: `https://${host}/a/`,
      modified: "2026-11-01T10:00:00Z",
      alternates: new Map([["zh-Hant", `https://${host}/tw/a/`]]),
    },
  ]);
});

it("a host without pages has a valid sitemap", () => {
  expect(sitemapXml([], host).main).toMatch(/<urlset [^>]*>\n<\/urlset>\n$/);
});

const entries = Array.from({ length: 7 }, (_, index) => entry(`/page-${index}/`));

it.each([
  ["addresses", { ...protocolLimits, urls: 3 }],
  ["bytes", { ...protocolLimits, bytes: 800 }],
])("above the limit of %s there is an index of parts, none above it", (_title, limits) => {
  const { main, parts } = sitemapXml(entries, host, limits);
  const listed = [...main.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(parts.map((_, index) => `https://${host}/sitemap.xml?part=${index + 1}`));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    expect(part.match(/<url>/g)?.length).toBeLessThanOrEqual(limits.urls);
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(limits.bytes);
  }
  const urls = parts.join("").matchAll(/<loc>([^<]*)<\/loc>/g);
  expect([...urls].map(([, url]) => url)).toEqual(entries.map(({ url }) => url));
});

const film = {
  title: "Dawn & dusk",
  description: "Filmed in March.",
  thumbnail: "https://images.example/arena.webp?w=1&h=2",
  player: "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
  seconds: 72,
  uploadDate: "2026-03-02",
};

it("F15, B4: writes the films of a page, escaped, in the order of the schema", () => {
  const { main } = sitemapXml([{ ...entry("/a/"), films: [film] }], host);
  expect(main).toContain(
    "<video:video><video:thumbnail_loc>https://images.example/arena.webp?w=1&amp;h=2</video:thumbnail_loc>" +
      "<video:title>Dawn &amp; dusk</video:title><video:description>Filmed in March.</video:description>" +
      "<video:player_loc>https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1</video:player_loc>" +
      "<video:duration>72</video:duration><video:publication_date>2026-03-02</video:publication_date></video:video>\n",
  );
});

it("F15: omits a length beyond eight hours, which a sitemap may not have", () => {
  const { main } = sitemapXml([{ ...entry("/a/"), films: [{ ...film, seconds: 28_801 }] }], host);
  expect(main).toContain("<video:video>");
  expect(main).not.toContain("<video:duration>");
});

it("F15, B4: omits characters that XML can't have, which editors paste", () => {
  const { main } = sitemapXml(
    [{ ...entry("/a/"), films: [{ ...film, title: "Dawn\u000B\u0000 &\uFFFE dusk 🌅" }] }],
    host,
  );
  expect(main).toContain("<video:title>Dawn &amp; dusk 🌅</video:title>");
});
