import { expect, test } from "vitest";
import { sampled, scaled } from "./test-scale.ts";

const numbers = Array.from({ length: 40 }, (_, index) => index);

test("a sample has as many items as the scale says, the first among them", () => {
  expect(sampled(numbers)).toHaveLength(scaled(40));
  expect(sampled(numbers).at(0)).toBe(0);
});

test("a sample of one item is that item", () => {
  expect(sampled(["a"])).toEqual(["a"]);
});
