import { describe, expect, it } from "vitest";
import { testPage, testProduct } from "../tests/support/page-context.ts";
import { testSnapshot } from "../tests/support/test-snapshot.ts";
import { productHrefs, productPageNeeds } from "./product-hrefs.ts";

const show = testProduct({ id: 7, category: { id: 7, name: "Entertainment" } });
const tour = testProduct({ id: 2, category: { id: 2, name: "Tours" } });
const query = { type: "showpage", productIds: [7], excludedTags: ["not-listed"] };

const productPages = [{ type: "showpage", category: 7 }];
const listing = testPage({ productPages });

const pageOf = (uid: string) => {
  const document = { id: "d", uid, type: "showpage", lang: "en-us", tags: [], data: { tgid: 7 } };
  return testPage({ productPages, snapshot: testSnapshot({ found: { documents: [[query, [document]]] } }) });
};

describe("H28: the show pages of a list's products", () => {
  it("are needed for its shows, and for nothing else", () => {
    expect([...(productPageNeeds([tour, show], listing).documents?.values() ?? [])]).toEqual([query]);
    expect(productPageNeeds([tour], listing)).toEqual({});
  });

  it.each([
    ["a show with a page on this site leads there", "www.tessera.example.the-lamplighters", "/the-lamplighters"],
    [
      "one with a page on another site is booked",
      "www.west-end-nights.example.x",
      "https://book.tessera.example/book/7/",
    ],
    ["one whose document is on no site is booked", "elsewhere", "https://book.tessera.example/book/7/"],
  ])("%s", (_title, uid, href) => {
    expect(productHrefs([tour, show], pageOf(uid))(show)).toBe(href);
  });

  it("anything else is booked", () => {
    expect(productHrefs([tour], listing)(tour)).toBe("https://book.tessera.example/book/2/");
  });
});
