import { describe, expect, it } from "vitest";
import type { DocumentsQuery } from "../../catalog/document/document.ts";
import { locales } from "../../i18n/locales.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import type { RawDocument } from "../document.ts";
import {
  type Dependencies,
  toLinkDependencies,
  toLookupDependencies,
  toQueryDependencies,
  toSharedDependencies,
} from "./dependencies.ts";
import { limitTags, publishedTags } from "./published-tags.ts";

const host = "www.tessera.example";
const link = { link_type: "Document", id: "paris", type: "page", lang: "en-us", uid: `${host}.paris` };
const german = { id: "rom", lang: "de-de", type: "page", uid: `${host}.rome` };
const rome: RawDocument = {
  ...testDocument(`${host}.rome`, "page", {
    tgid: 7,
    parent: { link_type: "Document", id: "italy" },
    text: [{ link }],
  }),
  id: "rome",
  alternate_languages: [german],
};
const paris = { ...testDocument(`${host}.paris`, "page", {}), id: "paris" };

/** Whether a publication changes a page. All documents are pages of places unless `isPlacePage` is false. */
function changes({ tags }: Dependencies, changed: RawDocument | string, moved = false, isPlacePage = true): boolean {
  const [id, documents] = typeof changed === "string" ? [changed, []] : [changed.id, [changed]];
  return publishedTags([id], documents, { hasMoved: () => moved, isPlacePage: () => isPlacePage }).some((tag) =>
    tags.includes(tag),
  );
}

describe("P33: a page that shows a document", () => {
  const page = toLookupDependencies(`${host}.rome`, "en-us", rome);

  it.each<[string, RawDocument | string, boolean, boolean]>([
    ["the document itself", rome, false, true],
    ["its removal", "rome", false, true],
    ["a document it links to, at the same address", paris, false, false],
    ["a document it links to, at another address", paris, true, true],
    ["the removal of a document it links to", "paris", false, true],
    ["the removal of a translation", "rom", false, true],
    ["a translation, at the same address", { ...rome, ...german, alternate_languages: [] }, false, false],
    [
      "a new translation",
      { ...rome, id: "roma", lang: "it-it", alternate_languages: [{ ...german, id: "rome", lang: "en-us" }] },
      true,
      true,
    ],
    ["any other document", { ...paris, id: "oslo", uid: "oslo", tags: [] }, true, false],
  ])("is changed by %s: %o %s %s", (_title, changed, moved, expected) => {
    expect(changes(page, changed, moved)).toBe(expected);
  });
});

it("P33: an address without a page is changed by a document that comes to it, in its language", () => {
  const missing = toLookupDependencies(`${host}.rome`, "en-us", undefined);
  expect([changes(missing, rome), changes(missing, { ...rome, lang: "de-de" }), changes(missing, paris)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe("P33: a page that links to places", () => {
  const page = toLinkDependencies([{ id: "paris", address: "" }], ["page"], locales.en);

  it.each<[string, RawDocument, boolean, boolean]>([
    ["the page of a place it links to, at another address", paris, true, true],
    ["that page at the same address", paris, false, false],
    ["a new page, which may be what it lacks", { ...rome, id: "oslo" }, true, true],
    ["a new page in another language", { ...rome, id: "oslo", lang: "de-de" }, true, false],
  ])("is changed by %s: %o %s %s", (_title, changed, moved, expected) => {
    expect(changes(page, changed, moved)).toBe(expected);
  });

  it("is not changed by a new page that is of no place", () => {
    expect(changes(page, { ...rome, id: "imprint" }, true, false)).toBe(false);
  });
});

describe("P33: a page that queries documents", () => {
  it.each<[DocumentsQuery, boolean]>([
    [{ type: "page" }, true],
    [{ type: "other" }, false],
    [{ type: "page", uid: `${host}.rome` }, true],
    [{ type: "page", uid: `${host}.oslo` }, false],
    [{ type: "page", tag: `${host}.rome` }, true],
    [{ type: "page", tag: "oslo" }, false],
    [{ type: "page", productIds: [3, 7] }, true],
    [{ type: "page", productIds: [3] }, false],
    [{ type: "page", productIds: Array.from({ length: 100 }, (_, index) => 100 + index) }, true],
    [{ type: "page", parent: "italy" }, true],
    [{ type: "page", parent: "norway" }, false],
  ])("%o is changed by a new document that it finds: %s", (query, expected) => {
    expect(changes(toQueryDependencies(query, locales.en, []), rome)).toBe(expected);
    expect(changes(toQueryDependencies(query, locales.de, []), rome)).toBe(false);
    expect(changes(toQueryDependencies({ ...query, language: "base" }, locales.de, []), rome)).toBe(expected);
  });

  it("is changed by a document that it no longer finds", () => {
    const page = toQueryDependencies({ type: "page", tag: "sale" }, locales.en, [{ ...rome, tags: ["sale"] }]);
    expect([changes(page, rome), changes(page, "rome"), changes(page, "oslo")]).toEqual([true, true, false]);
  });
});

it("P33: a page in the language of its footer ignores other footers; one with a fallback is changed by them", () => {
  const footer = { ...testDocument(host, "common_footer", {}), id: "footer" };
  const arabic = { ...footer, id: "arabic", lang: "ar-ae" };
  const english = toSharedDependencies("common_footer", host, locales.en, footer);
  const fallback = toSharedDependencies("common_footer", host, locales.ar, footer);
  expect([english, fallback].map((page) => changes(page, footer))).toEqual([true, true]);
  expect([english, fallback].map((page) => changes(page, arabic, true))).toEqual([false, true]);
});

it("P33: a page with more tags than Next takes is changed by every publication", () => {
  const many = (count: number) => limitTags(Array.from({ length: count }, (_, index) => `document:${index}`));
  const anyChange = publishedTags(["oslo"], [], { hasMoved: () => true, isPlacePage: () => true });
  const isChanged = (tags: readonly string[]) => tags.some((tag) => anyChange.includes(tag));
  expect([many(126).length, isChanged(many(126)), many(127).length, isChanged(many(127))]).toEqual([
    127,
    false,
    2,
    true,
  ]);
});
