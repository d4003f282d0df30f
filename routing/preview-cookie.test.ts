import { expect, test } from "vitest";
import { isPreviewing } from "./preview-cookie.ts";

test.each([
  [undefined, false],
  ["currency=USD", false],
  ["currency=USD; io.prismic.preview=m-1:p-2", true],
  ["io.prismic.preview=", false],
  ["x=io.prismic.preview=1", false],
  ["io.prismic.preview=m-1:p-2; preview-left=1", false],
])("%s → %s", (header, expected) => {
  expect(isPreviewing(header)).toBe(expected);
});
