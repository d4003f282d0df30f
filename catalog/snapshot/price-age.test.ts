import { expect, it } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { findOldestStalePrice } from "./price-age.ts";

const products = [[{ id: 1 }, testProduct({ id: 1 })]] as const;

it("X28: prices that were read now have no age, last good ones that of their reading", () => {
  expect(findOldestStalePrice(testSnapshot({ found: { products } }))).toBeUndefined();
  expect(findOldestStalePrice(testSnapshot({ found: { products }, staleSince: 7 }))).toBe(7);
});

it("X28: what has no price gives prices no age", () => {
  const snapshot = testSnapshot({ found: { banners: [["all", []]] }, staleSince: 7 });
  expect([[...snapshot.stale], findOldestStalePrice(snapshot)]).toEqual([[["banners", 7]], undefined]);
});
