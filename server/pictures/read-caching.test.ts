import { expect, test } from "vitest";
import { readCaching } from "./read-caching.ts";

test.each([
  ["public, max-age=31536000, immutable", "public, max-age=31536000, immutable", 31_536_000_000],
  ["max-age=60", "public, max-age=60", 60_000],
  ['Public, Max-Age="60"', "public, max-age=60", 60_000],
  ["max-age=60, s-maxage=600", "public, max-age=60", 600_000],
  ["max-age=99999999999", "public, max-age=31536000", 31_536_000_000],
  ["", "public, max-age=300", 300_000],
  ["max-age=soon", "public, max-age=300", 300_000],
  ["no-cache", "no-cache", undefined],
  ["no-store, max-age=60", "no-store", undefined],
  ["private", "no-store", undefined],
])("%j → %s", (header, control, freshForMs) => {
  expect(readCaching(header)).toEqual({ control, freshForMs });
});
