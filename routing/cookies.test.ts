import { expect, test } from "vitest";
import { readCookies } from "./cookies.ts";

test.each([
  [undefined, undefined],
  ["currency=USD", "USD"],
  ["a=1; currency=USD; currency=EUR", "USD"],
  ["xcurrency=USD;currency=EUR", "EUR"],
  ["currency", undefined],
])("cookie %j → currency %s", (header, currency) => {
  expect(readCookies(header).currency).toBe(currency);
});

test.each([
  [undefined, false],
  ["currency=USD", false],
  ["currency=USD; io.prismic.preview=m-1:p-2", true],
  ["io.prismic.preview=", false],
  ["x=io.prismic.preview=1", false],
  ["io.prismic.preview=m-1:p-2; preview-left=1", false],
])("cookie %j → previewing: %s", (header, previewing) => {
  expect(readCookies(header).previewing).toBe(previewing);
});
