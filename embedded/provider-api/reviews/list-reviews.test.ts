import { describe, expect, it } from "vitest";
import { loadReviewTexts } from "./load-review-texts.ts";
import type { Review } from "./review.ts";
import { reviewedProduct } from "./reviewed-product.fixture.ts";
import { listReviews } from "./list-reviews.ts";

const texts = loadReviewTexts(new URL("../data/", import.meta.url));
const all = { type: "HELPFULNESS", order: "DESC", limit: 1000, offset: 0 } as const;
const { reviews } = listReviews(reviewedProduct(), texts, all);

const words = ({ phrases, language }: Review) => phrases.map((phrase) => phrase[language]).join(" ");

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

  it("never repeats a text within a page of fifty", () => {
    for (let start = 0; start < 200; start += 50) {
      const page = reviews.slice(start, start + 50).map(words);
      expect(new Set(page).size).toBe(page.length);
    }
  });

  it("begins no two neighbors alike", () => {
    const begins = reviews.map(({ phrases }) => phrases[0]?.EN);
    expect(begins.filter((begin, index) => begin === begins[index + 1])).toEqual([]);
  });

  it("lets no lone traveller say we, and only families speak of children", () => {
    const who = reviews.map(({ phrases, travelerType }) => ({
      travelerType,
      said: phrases.map((phrase) => phrase.who),
    }));
    expect(who.filter(({ said, travelerType }) => said.includes("FAMILY") && travelerType !== "FAMILY")).toEqual([]);
    expect(who.filter(({ said, travelerType }) => said.includes("MANY") && travelerType === "SOLO")).toEqual([]);
    expect(who.filter(({ travelerType }) => travelerType === "SOLO").length).toBeGreaterThan(5);
  });

  it("reviews the next product in other words", () => {
    const { reviews: next } = listReviews(reviewedProduct({ id: 50_002 }), texts, { ...all, limit: 50 });
    const said = new Set(reviews.slice(0, 50).map(words));
    expect(next.map(words).filter((text) => said.has(text))).toEqual([]);
  });

  it("says nothing twice in one review", () => {
    expect(reviews.filter(({ phrases }) => new Set(phrases).size < phrases.length)).toEqual([]);
  });

  it("dates them within eighteen months of the data's day, after the visit", () => {
    const times = reviews.map(({ reviewTime }) => reviewTime);
    expect(Math.max(...times)).toBeLessThan(Date.parse("2026-11-16"));
    expect(Math.min(...times)).toBeGreaterThan(Date.parse("2025-05-15"));
    const early = reviews.filter((each) => Date.parse(`${each.experienceMonth}-01`) >= each.reviewTime);
    expect(early).toEqual([]);
  });

  it("answers unhappy visitors only", () => {
    const answered = reviews.filter(({ reply }) => reply !== undefined);
    expect(answered.length).toBeGreaterThan(5);
    expect(answered.filter(({ rating }) => rating > 2)).toEqual([]);
  });
});
