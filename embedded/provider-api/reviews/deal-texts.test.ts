import { describe, expect, it } from "vitest";
import { loadCatalog } from "../source/load-catalog.ts";
import { dealTexts } from "./deal-texts.ts";
import { listReviews } from "./list-reviews.ts";
import { reviewedProduct } from "./reviewed-product.fixture.ts";
import { spreadRatings } from "./review-ratings.ts";
import { listSentences } from "./review-sentences.fixture.ts";

const catalog = loadCatalog(new URL("../data/", import.meta.url));
const texts = catalog.reviewTexts;
const products = catalog.products.entries.flatMap(({ id }) => catalog.products.get(id) ?? []);

const first = { type: "HELPFULNESS", order: "DESC", limit: 10, offset: 0 } as const;
const listFirst = (product: (typeof products)[number]) =>
  listReviews(product, texts, { ...first, language: "EN" }).reviews.map(({ written }) => written);

const repeated = <Item>(items: readonly Item[]) => items.filter((item, index) => items.indexOf(item) < index);

describe("W145: texts are dealt to products", () => {
  it("never twice to one, with the stars of the review", () => {
    for (const product of products) {
      const dealt = dealTexts(product, texts);
      expect([product.id, new Set(dealt).size]).toEqual([product.id, dealt.length]);
      expect(dealt.map(({ stars }) => stars)).toEqual(dealt.map((_, index) => spreadRatings(product)(index)));
    }
  });

  it("so that no page of ten says a sentence twice", () => {
    const said = products.map((product) => repeated(listFirst(product).flatMap(({ text }) => listSentences(text))));
    expect(said.flat()).toEqual([]);
  });

  it("so that no page of ten answers two visitors in the same words, not even the worst", () => {
    const said = products.map((product) => {
      const { reviews } = listReviews(product, texts, { ...first, type: "RATING", order: "ASC" });
      return repeated(reviews.flatMap(({ reply }) => reply?.phrase.EN ?? []));
    });
    expect(said.flat()).toEqual([]);
  });

  it("so that products of a city seldom have a text in common", () => {
    const cities = [...new Set(products.map(({ city }) => city.code))];
    const shown = cities.map((code) => products.filter(({ city }) => city.code === code).flatMap(listFirst));
    const share = (own: readonly unknown[]) => repeated(own).length / own.length;
    expect(Math.max(...shown.map(share))).toBeLessThan(0.07);
    const [again, all] = [shown.flatMap((own) => repeated(own)).length, shown.flat().length];
    expect(again / all).toBeLessThan(0.02);
  });

  it("to each that somebody wrote about, and to the popular ones more than fifty", () => {
    const few = products.filter((product) => dealTexts(product, texts).length < Math.min(50, product.reviews));
    expect(few.map(({ name }) => name.en)).toEqual([]);
  });

  it("only if all that they need is true", () => {
    const wrong = dealTexts(reviewedProduct(), texts).filter(({ needs }) => needs.includes("early"));
    expect(wrong).toEqual([]);
  });

  it("not beyond the last text, whatever was promised", () => {
    const dealt = dealTexts(reviewedProduct({ reviews: 5000 }), texts);
    expect(dealt.length).toBeGreaterThan(100);
    expect(dealt.length).toBeLessThan(texts.byKind.attraction.length);
  });
});
