import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Review } from "../../catalog/review/review.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import { testReview } from "../../tests/support/test-review.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const of = (id: number) => ({ id, name: { text: `Product ${id}` } });
const hidden = { ratings: { "1": 0, "2": 0, "3": 0, "4": 0, "5": 1 }, showReviews: false };

/** The page of collection 1002 with these reviews of products 1, 2 and 3. The third lets no review be shown. */
function pageWith(...written: readonly Partial<Review>[]) {
  const reviews = written.map((review, index) => testReview({ id: index, ...review }));
  const products = [1, 2, 3].map((id) => testProduct({ id, ...(id === 3 && { reviewsDetails: hidden }) }));
  const snapshot = testSnapshot({
    found: {
      collectionReviews: [[{ id: 1002 }, { reviews, total: 15_376, nextOffset: undefined }]],
      rankings: [
        [
          { collection: 1002, limit: 100, subCategories: [] },
          { products, total: 3, city: undefined },
        ],
      ],
    },
  });
  return testPage({ snapshot, place: { collection: 1002 } });
}

const texts = () => [...document.querySelectorAll("blockquote")].map(({ textContent }) => textContent);

describe("TopReviews", () => {
  it("A4: each review has its stars, words, author, date, and the product that it is of", () => {
    renderSlice(definition, { primary: {}, page: pageWith({ product: of(1) }) });
    expect(screen.getByRole("region", { name: "What travellers say" })).toBeDefined();
    expect(screen.getByText("5 out of 5 stars")).toBeDefined();
    const caption = document.querySelector("figcaption > div");
    expect(caption?.textContent).toBe("Marta · 05 Oct 2026 · verified bookingProduct 1");
    expect(screen.getByRole("link", { name: "Product 1" }).getAttribute("href")).toMatch(/-e-1\/$/);
    expect(screen.getByText("15,376 reviews")).toBeDefined();
  });

  it("A4: says who wrote it, where that is no customer", () => {
    renderSlice(definition, { primary: {}, page: pageWith({ kind: "CRITIC", verified: false }) });
    expect(document.querySelector("figcaption > div")?.textContent).toBe("Marta · 05 Oct 2026 · critic");
  });

  it("D15: says in which vehicle a transfer was", () => {
    renderSlice(definition, { primary: {}, page: pageWith({ vehicleType: "MINIVAN" }) });
    expect(document.querySelector("figcaption > div")?.textContent).toBe(
      "Marta · 05 Oct 2026 · Vehicle: People carrier · verified booking",
    );
  });

  it("A4: one in another language is translated and says so, or names its language", () => {
    const foreign = { text: "Vista stupenda.", lang: "it" };
    const translation = { text: { text: "A wonderful view." }, byMachine: true };
    renderSlice(definition, { primary: {}, page: pageWith({ text: foreign }, { text: foreign, translation }) });
    const quoted = [...document.querySelectorAll("blockquote")].map(({ textContent, lang }) => [textContent, lang]);
    expect(quoted).toEqual([
      ["Vista stupenda.", "it"],
      ["Vista stupenda.", "it"],
      ["A wonderful view.", ""],
    ]);
    expect(screen.getAllByText(/Machine translation from Italian/)).toHaveLength(1);
  });

  it("A4: shows one of each product before a second one; none without words, none that may not be shown", () => {
    const say = (text: string, id: number) => ({ text: { text }, product: of(id) });
    const page = pageWith(say("first", 1), say("second", 1), say(" ", 2), say("secret", 3), say("other", 2));
    renderSlice(definition, { primary: {}, page });
    expect(texts()).toEqual(["first", "other", "second"]);
  });

  it("J9: requests ten reviews, and shows three unless the editor says otherwise", () => {
    const page = pageWith(...Array.from({ length: 10 }, () => ({})));
    renderSlice(definition, { primary: {}, page });
    renderSlice(definition, { primary: { limit: 7 }, page });
    expect(texts()).toHaveLength(3 + 7);
  });

  it("renders nothing without reviews, or without a collection", () => {
    renderSlice(definition, { primary: {}, page: pageWith() });
    renderSlice(definition, { primary: {} });
    expect(document.body.textContent).toBe("");
  });
});
