import { expect, it } from "vitest";
import colosseum from "../../hosts/colosseum.ts";
import tessera from "../../hosts/tessera.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { listedPage } from "../addresses/listed-page.ts";
import { sitemapEntries } from "./sitemap-entries.ts";

const site = "https://www.tessera.example";
const images = ["https://images.example/a.webp"];
const product = { id: 7, slug: "night-tour", languages: ["en", "de", "xx"], city: "ROME", images };

const listed = (uid: string, type: string, tags: readonly string[] = []) => {
  const document = testDocument(uid, type, { tgid: 7 });
  return listedPage({ ...document, tags: [...document.tags, ...tags] }, () => []) ?? [];
};

const listUrls = (...pages: readonly ReturnType<typeof listed>[]) =>
  sitemapEntries(pages.flat(), [product])
    .get(tessera)
    ?.map(({ url }) => url);

const german = `${site}/de/night-tour-e-7/`;
const english = `${site}/night-tour-e-7/`;

it("B4, B7: a product's own page is listed on one site, in the languages that the provider has it in", () => {
  const entries = sitemapEntries([], [product]);
  const alternates = [
    { tag: "en", url: english },
    { tag: "x-default", url: english },
    { tag: "de", url: german },
  ];
  expect(entries.get(tessera)).toEqual([
    { url: german, modified: undefined, alternates, images },
    { url: english, modified: undefined, alternates, images },
  ]);
  expect(entries.get(colosseum)).toEqual([]);
});

it("B4: a product's page has the date of the document that adds to it, and else none: the provider sends no date", () => {
  const document = testDocument("www.tessera.example.night-tour-e-7", "experience", {}, "de-de");
  const page = listedPage({ ...document, last_publication_date: "2026-11-01T10:00:00+0000" }, () => []) ?? [];
  const entries = sitemapEntries([page].flat(), [product]).get(tessera);
  expect(entries?.map(({ url, modified }) => [url, modified])).toEqual([
    [german, "2026-11-01T10:00:00Z"],
    [english, undefined],
  ]);
});

it.each([[[]], [["xx"]]])("B7: one in the languages %j is listed in English, as its page counts there", (languages) => {
  expect(sitemapEntries([], [{ ...product, languages }]).get(tessera)).toEqual([
    {
      url: english,
      modified: undefined,
      alternates: [
        { tag: "en", url: english },
        { tag: "x-default", url: english },
      ],
      images,
    },
  ]);
});

it.each([
  ["a show page on the site replaces it", listed("www.tessera.example.show", "showpage"), [`${site}/show/`]],
  ["a show page elsewhere does not", listed("www.west-end-nights.example.show", "showpage"), [german, english]],
  [
    "one that no list links to does not",
    listed("www.tessera.example.show", "showpage", ["not-listed"]),
    [german, english, `${site}/show/`],
  ],
  [
    "a document that adds to it is no second page",
    listed("www.tessera.example.night-tour-e-7", "experience"),
    [german, english],
  ],
])("%s", (_title, page, urls) => {
  expect(listUrls(page)).toEqual(urls);
});
