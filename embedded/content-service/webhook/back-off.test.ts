import { expect, test } from "vitest";
import { backOff } from "./back-off.ts";

test("doubles from a second up to five minutes", () => {
  expect(Array.from({ length: 11 }, (_, tries) => backOff(tries) / 1000)).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300,
  ]);
});
