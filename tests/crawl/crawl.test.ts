import { expect, it } from "vitest";
import type { Fetched } from "./fetch-page.ts";
import { alternateFaults, repeatedTexts } from "./list-faults.ts";
import { ownAddress } from "./own-links.ts";
import { pageFaults } from "./page-faults.ts";
import { readPage } from "./read-page.ts";
import { readSitemap } from "./read-sitemap.ts";
import { chooseSample } from "./choose-sample.ts";

const host = "www.tessera.example";
const url = `https://${host}/de/rome/`;
const english = `https://${host}/rome/`;
const alternates = new Map([
  ["de", url],
  ["en", english],
  ["x-default", english],
]);
const listed = { host, url, modified: "", alternates };

const graph = JSON.stringify({
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "Organization", name: "T", legalName: "T Ltd", url: "https://t/", logo: { "@type": "ImageObject" } },
    { "@type": "WebSite", "@id": `https://${host}/#website` },
    {
      "@type": "WebPage",
      name: "Rom & mehr",
      description: "Karten",
      url,
      inLanguage: "de",
      isPartOf: { "@id": `https://${host}/#website` },
    },
    {
      "@type": "Product",
      name: "Rom & mehr",
      offers: {
        "@type": "Offer",
        url,
        price: "24.00",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
      },
    },
  ],
});

const html = (changes: readonly (readonly [string, string])[] = []) =>
  changes.reduce(
    (text, [from, to]) => text.replace(from, to),
    `<!doctype html><html lang="de" dir="ltr"><head><title>Rom &amp; mehr</title>
<meta name="description" content="Karten"/><meta property="og:image" content="https://x/a.png"/>
<link rel="canonical" href="${url}"/><link rel="alternate" hrefLang="de" href="${url}"/>
<link rel="alternate" hrefLang="en" href="${english}"/><link rel="alternate" hrefLang="x-default" href="${english}"/>
</head><body><main><a href="/de/">Start</a> <h1>Rom &amp; mehr</h1>
<div id="booking"><bdi>24&nbsp;€</bdi></div></main>
<script type="application/ld+json">${graph}</script></body></html>`,
  );

const listMarkupFaults = (...changes: readonly (readonly [string, string])[]) =>
  pageFaults(readPage(html(changes)), listed);

it("A13: reads a page as a crawler does, and finds nothing wrong with a right one", () => {
  expect(listMarkupFaults()).toEqual([]);
  expect(readPage(html())).toMatchObject({ title: "Rom & mehr", hrefs: ["/de/"], linksInMain: 1 });
});

it.each<[string, string, string]>([
  ["it is in en", 'lang="de"', 'lang="en"'],
  ["not to be indexed", "<title>", '<meta name="robots" content="noindex"/><title>'],
  ["it counts as", `rel="canonical" href="${url}"`, `rel="canonical" href="${english}"`],
  ["no description", "Karten", ""],
  ["no og:image", "og:image", "og:picture"],
  ["not those of the sitemap", 'hrefLang="en"', 'hrefLang="fr"'],
  ["a dead end", '<a href="/de/">', "<a>"],
  ["shows the price 25 € of the Product Rom & mehr, and not 24 €", "24&nbsp;€", "25&nbsp;€"],
  ["and not 24.00 XXX", '"priceCurrency":"EUR"', '"priceCurrency":"XXX"'],
  ["has structured data that is no JSON", '{"@context"', '{{"@context"'],
])("finds that %s", (fault, from, to) => {
  expect(listMarkupFaults([from, to]).join("\n")).toContain(fault);
});

it("A13: a home page's address is one with and without its slash", () => {
  const home = readPage(
    '<link rel="canonical" href="https://a.example"/><link rel="alternate" hreflang="en" href="/en"/>',
  );
  expect([home.canonical, home.alternates.get("en")]).toEqual(["https://a.example/", ""]);
});

it("alternates name each other", () => {
  const other = { host, url: english, modified: "", alternates };
  expect(alternateFaults([listed, other])).toEqual([]);
  expect(alternateFaults([listed, { ...other, alternates: new Map([["en", english]]) }])).toEqual([
    `${url}: its en page ${english} does not name it`,
    `${url}: its x-default page ${english} does not name it`,
  ]);
});

it("the same title is of one page in a language of a host", () => {
  const page = readPage(html());
  const twice = new Map([[url, page] as const, [`${url}a/`, page] as const]);
  expect(repeatedTexts(twice)).toHaveLength(2);
  expect(repeatedTexts(new Map([[url, page] as const, [english, page] as const]))).toEqual([]);
});

it.each([
  ["/de/?page=2#top", `https://${host}/de/?page=2`],
  ["http://colosseum.localhost:3000/tickets/", "https://www.colosseum-visits.example/tickets/"],
  ["https://other.example/", undefined],
  ["http://localhost:4002/media/rome.webp", undefined],
  ["mailto:help@tessera.example", undefined],
])("the link %s leads to %s", (href, address) => {
  expect(ownAddress(href, url)).toBe(address);
});

it("a sample is the same for the same seed", () => {
  const pages = Array.from({ length: 1000 }, (_, index) => ({ url: `/${index}/` }));
  expect(chooseSample(pages, 0.1, 1)).toEqual(chooseSample(pages, 0.1, 1));
  expect(chooseSample(pages, 0.1, 1).length).toBeGreaterThan(60);
  expect(chooseSample(pages, 1, 1)).toHaveLength(1000);
});

it.each([[Number.NaN], [0], [-1], [2], [0.000_01]])("a share of %s chooses no page, and fails", (share) => {
  expect(() => chooseSample([{ url: "/1/" }], share, 1)).toThrow(RangeError);
});

const sitemapFile = (name: string) => `https://${host}/sitemap.xml${name}`;
const fetchFrom =
  (files: Readonly<Record<string, string>>) =>
  async (_host: string, path: string): Promise<Fetched> => {
    const body = path === "/robots.txt" ? `Sitemap: ${sitemapFile("")}` : files[path];
    return { status: body === undefined ? 404 : 200, location: "", body: body ?? "", bytes: 0 };
  };

it("reads all parts of a sitemap", async () => {
  const files = {
    "/sitemap.xml": `<sitemap><loc>${sitemapFile("?part=1&amp;a")}</loc></sitemap>`,
    "/sitemap.xml?part=1&a": `<url><loc>${url}</loc><xhtml:link hreflang="en" href="${english}"/></url>`,
  };
  expect(await readSitemap(host, fetchFrom(files))).toEqual([
    { host, url, modified: "", alternates: new Map([["en", english]]) },
  ]);
});

it.each([
  ["one that is missing", {}],
  ["one without a part", { "/sitemap.xml": `<sitemap><loc>${sitemapFile("?part=1")}</loc></sitemap>` }],
  ["one without a page", { "/sitemap.xml": "<urlset></urlset>" }],
])("throws on a sitemap: %s", async (_title, files) => {
  await expect(readSitemap(host, fetchFrom(files))).rejects.toThrow(`of ${host}`);
});
