import { expect, it } from "vitest";
import { parseProductPath, productPath } from "./product-address.ts";

it.each([
  ["edge-e-19513", { id: 19_513, slug: "edge" }],
  ["e-e-e-7", { id: 7, slug: "e-e" }],
  ["e-19513", { id: 19_513, slug: "" }],
])("B7: %s is the address of a product, both ways", (segment, address) => {
  expect(parseProductPath([segment])).toEqual(address);
  expect(productPath(address)).toEqual([segment]);
});

it.each([
  ["rome"],
  ["edge-e-0"],
  ["edge-e-"],
  ["edge-e-007"],
  ["edge-e-9999999999"],
  ["edge-c-7"],
  ["rome", "edge-e-7"],
  [],
])("B7: %s %s is no address of a product", (...path) => {
  expect(parseProductPath(path)).toBeUndefined();
});
