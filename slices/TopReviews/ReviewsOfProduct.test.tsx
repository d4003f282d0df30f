import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Place } from "../../catalog/place/page-place.ts";
import type { Product } from "../../catalog/product/product.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import { testReview } from "../../tests/support/test-review.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const texts = ["Great.", "Good.", "Fair.", "Poor."];
const topReviews = texts.map((text, id) => testReview({ id, text: { text } }));
const ratings = { 5: 30, 4: 10, 3: 2, 2: 1, 1: 0 };
const rating = { average: 4.6, ratingCount: 43, reviewCount: 12 };
const reviewsDetails = { showReviews: true, ratings };
const heading = [{ type: "heading2", text: "Reviews", spans: [] }];

/** Renders the reviews of product 7, with a heading unless `title` is empty. */
function renderReviews(changes: Partial<Product>, title: readonly object[] = heading) {
  const product = { ...testProduct({ id: 7 }), ...changes };
  const snapshot = testSnapshot({ found: { products: [[{ id: 7 }, product]] } });
  const findPath = ({ reviewSubject }: Place) => reviewSubject && `/reviews/${reviewSubject}/`;
  const page = testPage({ snapshot, places: testPlaces({ findPath }) });
  renderSlice(definition, { primary: { product: 7, title }, page });
}

const reviews = () => screen.queryAllByRole("figure").map((figure) => figure.querySelector("blockquote")?.textContent);
const region = () => within(screen.getByRole("region", { name: "Reviews" }));

describe("C9: the reviews of a show", () => {
  it("are the first three, with the spread of the ratings", () => {
    renderReviews({ topReviews, rating, reviewsDetails });
    expect(reviews()).toEqual(texts.slice(0, 3));
    expect(region().getByText("30")).toBeDefined();
  });

  it("X5, D18: say how many there are, and lead to all of them and to how they are verified", () => {
    renderReviews({ topReviews, rating, reviewsDetails });
    expect(region().getByText("Reviews shown: 3 of 12")).toBeDefined();
    expect(region().getByRole("heading", { name: "More reads" })).toBeDefined();
    const links = region().getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["All reviews (12)", "/reviews/product-7/"],
      ["How reviews are verified", "/reviews/policy/"],
    ]);
  });

  it("X5: a spread that does not add up to the ratings is not shown", () => {
    renderReviews({ topReviews, rating: { ...rating, ratingCount: 44 }, reviewsDetails });
    expect([reviews().length, region().queryAllByRole("definition")]).toEqual([3, []]);
  });

  it("are without a heading in a tab, which has one, and say there where nobody wrote any", () => {
    renderReviews({ topReviews, rating, reviewsDetails }, []);
    expect([reviews().length, screen.queryByRole("region"), document.querySelector("#reviews h2")]).toEqual([
      3,
      null,
      null,
    ]);
    renderReviews({ rating: undefined, topReviews: [] }, []);
    expect(screen.getByText("No one has written a review yet.")).toBeDefined();
  });

  it("A4: a show that nobody rated has no section of them", () => {
    renderReviews({ rating: undefined, topReviews: [], reviewsDetails });
    expect(document.body.textContent).toBe("");
  });

  it("A4: are shown only where the provider lets them be", () => {
    renderReviews({ topReviews, rating: undefined, reviewsDetails: { showReviews: false, ratings } });
    expect(document.body.textContent).toBe("");
  });
});
