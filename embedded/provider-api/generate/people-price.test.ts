import { expect, test } from "vitest";
import { peoplePrice } from "./price.ts";

test.each([
  [0.1, 0.5],
  [6.2, 6],
  [12.3, 12.5],
  [12.8, 12.9],
  [12.97, 13],
  [139.4, 139],
  [984, 989],
  [2440, 2440],
  [3512, 3490],
])("%d → %d", (amount, price) => {
  expect(peoplePrice(amount)).toBe(price);
});
