import { describe, expect, it } from "vitest";
import { locales } from "../i18n/locales.ts";
import { testPage, testProduct } from "../tests/support/page-context.ts";
import { testSnapshot } from "../tests/support/test-snapshot.ts";
import { productPageNeeds } from "./product-hrefs.ts";

const show = testProduct({ id: 7, slug: "the-lamplighters", category: { id: 7, name: "Entertainment" } });
const tour = testProduct({ id: 2, slug: "night-tour", category: { id: 2, name: "Tours" } });
const query = { type: "showpage", productIds: [7], excludedTags: ["not-listed"] };

const productPages = [{ type: "showpage", category: 7 }];
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
});

describe("B7: a card of a product leads", () => {
  it.each([
    ["to its show page on this site", "www.tessera.example.the-lamplighters", "/the-lamplighters/"],
    ["to its own page where another site has its show page", "www.west-end-nights.example.x", "/the-lamplighters-e-7/"],
    ["to its own page where the document is on no site", "elsewhere", "/the-lamplighters-e-7/"],
  ])("%s", (_title, uid, href) => {
    expect(pageWith(uid).productPath(show)).toBe(href);
  });

  it("to no page of another product", () => {
    expect(pageWith("www.tessera.example.x", { tgid: 9 }).productPath(show)).toBe("/the-lamplighters-e-7/");
  });

  it("to its own page where its show page was not looked for", () => {
    expect(listing.productPath(show)).toBe("/the-lamplighters-e-7/");
  });

  it("to the same words in every language", () => {
    expect(testPage({ locale: locales.ar }).productPath(tour)).toBe("/ar/night-tour-e-2/");
  });

  it("nowhere where products have no pages of their own", () => {
    expect(testPage({ everyProductHasPage: false }).productPath(tour)).toBeUndefined();
  });
});
