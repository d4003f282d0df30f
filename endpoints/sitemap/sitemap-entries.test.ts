import { expect, it } from "vitest";
import type { RawDocument } from "../../content/document.ts";
import colosseum from "../../hosts/colosseum.ts";
import tessera from "../../hosts/tessera.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { listedPage } from "../addresses/listed-page.ts";
import { sitemapEntries } from "./sitemap-entries.ts";

const rome = "www.tessera.example.rome";

const page = (uid: string, lang = "en-us", others: readonly string[] = []): RawDocument => ({
  ...testDocument(uid, "microsite", {}, lang),
  alternate_languages: others.map((other) => ({ lang: other, uid, type: "microsite" })),
});

const toEntries = (documents: readonly RawDocument[]) =>
  sitemapEntries(documents.flatMap((document) => listedPage(document, () => []) ?? []));

const listUrls = (documents: readonly RawDocument[]) =>
  toEntries(documents)
    .get(tessera)
    ?.map(({ url }) => url);

it("B4: each host lists its own pages in all their languages, under the full host", () => {
  const entries = toEntries([page(rome), page(rome, "de-de"), page("www.colosseum-visits.example")]);
  expect(entries.get(tessera)?.map(({ url }) => url)).toEqual([
    "https://www.tessera.example/de/rome/",
    "https://www.tessera.example/rome/",
  ]);
  expect(entries.get(colosseum)?.map(({ url }) => url)).toEqual(["https://www.colosseum-visits.example/"]);
});

it("alternates are those that are listed too, English again as x-default, and the same from each language", () => {
  const documents = [page(rome, "en-us", ["de-de", "fr-fr", "xx-xx"]), page(rome, "de-de", ["en-us"])];
  const [german, english] = toEntries(documents).get(tessera) ?? [];
  const alternates = [
    { tag: "en", url: "https://www.tessera.example/rome/" },
    { tag: "x-default", url: "https://www.tessera.example/rome/" },
    { tag: "de", url: "https://www.tessera.example/de/rome/" },
  ];
  expect(english?.alternates).toEqual(alternates);
  expect(german?.alternates).toEqual(expect.arrayContaining(alternates));
});

it.each([
  ["2026-11-01T10:00:00+0000", "2026-11-01T10:00:00Z"],
  ["2026-11-01T10:00:00.123+0200", "2026-11-01T08:00:00Z"],
  [null, undefined],
  ["soon", undefined],
])("the publication date %s is %s", (date, modified) => {
  const [entry] = toEntries([{ ...page(rome), last_publication_date: date }]).get(tessera) ?? [];
  expect(entry?.modified).toBe(modified);
});

it.each([
  ["a redirect", [testDocument(rome, "redirect", {})]],
  ["a page behind a redirect at its address", [page(rome), testDocument(rome, "redirect", {})]],
  ["a document that is not tagged with its identifier", [{ ...page(rome), tags: [] }]],
  ["a document of the search page, which search engines may not list", [page("www.tessera.example.search")]],
  ["a host that is not ours", [page("www.other.example")]],
  ["a language that is not ours", [page(rome, "xx-xx")]],
  ["an address that leads to another language", [page("www.tessera.example.de.rome")]],
  ["an address with an empty segment", [page("www.tessera.example..rome")]],
  ["a document without a uid", [{ ...page(rome), uid: null }]],
])("omits %s", (_title, documents) => {
  expect(listUrls(documents)).toEqual([]);
});
