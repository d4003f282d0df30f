import { describe, expect, it } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { type Ordering, orderProducts } from "./order-products.ts";

const everything: Ordering = { ranking: [], exclusions: [], limit: 10 };

function ordered(ids: readonly number[], ordering: Partial<Ordering>): readonly number[] {
  const products = ids.map((id) => testProduct({ id }));
  return orderProducts(products, { ...everything, ...ordering }).map(({ id }) => id);
}

describe("D7: product-card configuration", () => {
  it("keeps the provider's order when the editor says nothing", () => {
    expect(ordered([3, 1, 2], {})).toEqual([3, 1, 2]);
  });

  it("puts the ranking first, in its own order", () => {
    expect(ordered([1, 2, 3, 4], { ranking: [4, 2] })).toEqual([4, 2, 1, 3]);
  });

  it("leaves out the exclusions, even those that are ranked", () => {
    expect(ordered([1, 2, 3], { ranking: [3], exclusions: [3, 1] })).toEqual([2]);
  });

  it("shows a product once, however often it is named or answered", () => {
    expect(ordered([1, 2, 1], { ranking: [2, 2] })).toEqual([2, 1]);
  });

  it("ignores a ranked id that nobody answered", () => {
    expect(ordered([1], { ranking: [99] })).toEqual([1]);
  });

  it("cuts at the limit after ordering", () => {
    expect(ordered([1, 2, 3], { ranking: [3], limit: 2 })).toEqual([3, 1]);
  });
});
