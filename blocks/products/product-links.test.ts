import { filter } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { joinQueries } from "../../content/client/join-queries.ts";
import { locales } from "../../i18n/locales.ts";
import { testPage, testProduct, testProductPages } from "../../tests/support/page-context.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { findProductLink, productPageNeeds } from "./product-links.ts";

const show = testProduct({ id: 7, slug: "the-lamplighters", category: { id: 7, name: "Entertainment" } });
const tour = testProduct({ id: 2, slug: "night-tour", category: { id: 2, name: "Tours" } });
const query = { type: "showpage", language: "page", productIds: [7], excludedTags: ["not-listed"] } as const;
const inBase = { ...query, language: "base" } as const;

const productPages = testProductPages({ types: [{ type: "showpage", category: 7 }] });
const listing = testPage({ productPages });

const pageWith = (uid: string, data: object = { tgid: 7 }) => {
  const document = { id: "d", uid, type: "showpage", lang: "en-us", tags: [], data: { ...data } };
  return testPage({ productPages, snapshot: testSnapshot({ found: { documents: [[query, [document]]] } }) });
};

describe("H28: the show pages of a list's products", () => {
  it("are needed for its shows, one query each, and for nothing else", () => {
    const other = testProduct({ id: 8, category: { id: 7, name: "Entertainment" } });
    expect([...(productPageNeeds([tour, show, other], listing).documents?.values() ?? [])]).toEqual([
      query,
      { ...query, productIds: [8] },
    ]);
    expect(productPageNeeds([tour], listing)).toEqual({});
  });

  it("are needed in the base language as well, where the page is in another one", () => {
    const german = testPage({ productPages, locale: locales.de });
    expect([...(productPageNeeds([show], german).documents?.values() ?? [])]).toEqual([query, inBase]);
  });

  it.each([
    ["to the page in its own language", ["de-de", "en-us"], { href: "/de/the-lamplighters/" }],
    [
      "to the page in the base language where there is no translation, which opens in its own",
      ["en-us"],
      { href: "/de/the-lamplighters/", hrefLang: "en" },
    ],
    ["to the product's own page where editors wrote none", [], { href: "/de/the-lamplighters-e-7/" }],
  ])("a card leads %s", (_title, languages, link) => {
    const uid = "www.tessera.example.the-lamplighters";
    const documentIn = (lang: string) =>
      languages.includes(lang) ? [{ id: lang, uid, type: "showpage", lang, tags: [], data: { tgid: 7 } }] : [];
    const snapshot = testSnapshot({
      found: {
        documents: [
          [query, documentIn("de-de")],
          [inBase, documentIn("en-us")],
        ],
      },
    });
    expect(findProductLink(show, testPage({ productPages, locale: locales.de, snapshot }))).toEqual(link);
  });

  it("one search finds them in both languages, without those that no list links to", () => {
    expect(joinQueries([query, inBase, { ...query, productIds: [8] }], locales.de)).toEqual({
      filters: [
        filter.any("document.type", ["showpage"]),
        filter.not("document.tags", ["not-listed"]),
        filter.any("my.showpage.tgid", [7, 8]),
      ],
      lang: "*",
    });
  });
});

describe("A2: a card of a product leads", () => {
  it.each([
    ["to its show page on this site", "www.tessera.example.the-lamplighters", "/the-lamplighters/"],
    ["to its own page where another site has its show page", "www.west-end-nights.example.x", "/the-lamplighters-e-7/"],
    ["to its own page where the document is on no site", "elsewhere", "/the-lamplighters-e-7/"],
  ])("%s", (_title, uid, href) => {
    expect(findProductLink(show, pageWith(uid))?.href).toBe(href);
  });

  it("to no page of another product", () => {
    expect(findProductLink(show, pageWith("www.tessera.example.x", { tgid: 9 }))?.href).toBe("/the-lamplighters-e-7/");
  });

  it("to its own page where its show page was not looked for", () => {
    expect(findProductLink(show, listing)?.href).toBe("/the-lamplighters-e-7/");
  });

  it("to the same words in every language", () => {
    expect(findProductLink(tour, testPage({ locale: locales.ar }))?.href).toBe("/ar/night-tour-e-2/");
  });

  it("nowhere where products have no pages of their own", () => {
    expect(
      findProductLink(tour, testPage({ productPages: testProductPages({ hasAll: false }) }))?.href,
    ).toBeUndefined();
  });
});
