import type { ListingPrice } from "../price/price.ts";
import { expect, test } from "vitest";
import { isAvailable } from "./product.ts";

const price: ListingPrice = {
  final: { minor: 2900, currency: "EUR" },
  original: { minor: 2900, currency: "EUR" },
  cashbackPercent: 0,
};

test.each([
  [price, true],
  [undefined, false],
])("E4: with the price %j, available is %s", (listingPrice, available) => {
  expect(isAvailable({ price: listingPrice })).toBe(available);
});
