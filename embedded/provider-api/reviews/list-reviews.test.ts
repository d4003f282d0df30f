import { describe, expect, it } from "vitest";
import { loadReviewTexts } from "./load-review-texts.ts";
import type { Review } from "./review.ts";
import { reviewedProduct } from "./reviewed-product.fixture.ts";
import { listReviews } from "./list-reviews.ts";

const texts = loadReviewTexts(new URL("../data/", import.meta.url));
const all = { type: "HELPFULNESS", order: "DESC", limit: 1000, offset: 0 } as const;
const { reviews } = listReviews(reviewedProduct(), texts, all);

const words = ({ written }: Review) => written.text;

describe("listReviews", () => {
  it("makes as many as the product has, the same every time", () => {
    expect(reviews).toHaveLength(200);
    expect(listReviews(reviewedProduct(), texts, all)).toEqual({ reviews, total: 200 });
  });

  it("gives a page of them", () => {
    const { reviews: page } = listReviews(reviewedProduct(), texts, { ...all, limit: 3, offset: 7 });
    expect(page).toEqual(reviews.slice(7, 10));
  });

  it("makes none of a product without", () => {
    expect(listReviews(reviewedProduct({ stars: [0, 0, 0, 0, 0], reviews: 0 }), texts, all)).toEqual({
      reviews: [],
      total: 0,
    });
  });

  it("never repeats a text", () => {
    expect(new Set(reviews.map(words)).size).toBe(200);
  });

  it("lets no lone traveller say we, and only families speak of children", () => {
    const said = (who: string) => reviews.filter(({ written }) => written.who === who);
    const types = (some: readonly Review[]) => [...new Set(some.map(({ travelerType }) => travelerType))].toSorted();
    expect([types(said("FAMILY")), types(said("SOLO")), types(said("COUPLE"))]).toEqual([
      ["FAMILY"],
      ["SOLO"],
      ["COUPLE"],
    ]);
    expect(types(said("MANY"))).toEqual(["COUPLE", "FAMILY", "FRIENDS"]);
    expect(types(reviews)).toEqual(["BUSINESS", "COUPLE", "FAMILY", "FRIENDS", "SOLO"]);
  });

  it.each(["EN", "DE"])("puts five in the reader's language first: %s", (language) => {
    const languages = listReviews(reviewedProduct(), texts, { ...all, language }).reviews.map(
      ({ written }) => written.language,
    );
    expect(new Set(languages.slice(0, 5))).toEqual(new Set([language]));
    expect(new Set(languages.slice(5, 30)).size).toBeGreaterThan(3);
  });

  it("reviews the next product in other words", () => {
    const places = new Map([[50_002, 0.5]]);
    const { reviews: next } = listReviews(reviewedProduct({ id: 50_002 }), { ...texts, places }, { ...all, limit: 50 });
    const said = new Set(reviews.slice(0, 50).map(words));
    expect(next.map(words).filter((text) => said.has(text))).toEqual([]);
  });

  it("dates them within eighteen months of the data's day, after the visit", () => {
    const times = reviews.map(({ reviewTime }) => reviewTime);
    expect(Math.max(...times)).toBeLessThan(Date.parse("2026-11-16"));
    expect(Math.min(...times)).toBeGreaterThan(Date.parse("2025-05-15"));
    const early = reviews.filter((each) => Date.parse(`${each.experienceMonth}-01`) >= each.reviewTime);
    expect(early).toEqual([]);
  });

  it("has more of the last six months than of the year before", () => {
    const recent = reviews.filter(({ reviewTime }) => reviewTime > Date.parse("2026-05-15"));
    expect(recent.length).toBeGreaterThan(100);
  });

  it("answers unhappy visitors only", () => {
    const answered = reviews.filter(({ reply }) => reply !== undefined);
    expect(answered.length).toBeGreaterThan(5);
    expect(answered.filter(({ rating }) => rating > 2)).toEqual([]);
  });
});
