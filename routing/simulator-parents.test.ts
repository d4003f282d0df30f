import { expect, test } from "vitest";
import { isParent, simulatorHeaders, simulatorParents } from "./simulator-parents.ts";

const hosted = "https://demo-shop.cdn.prismic.io/api/v2";
const builder = "https://demo-shop.prismic.io";
const production = (CONTENT_API_URL?: string) =>
  simulatorParents({ NODE_ENV: "production", ...(CONTENT_API_URL !== undefined && { CONTENT_API_URL }) });

test("in production, the Page Builder of the hosted repository is the only parent", () => {
  expect(production(hosted)).toEqual([builder]);
  expect(simulatorHeaders([builder])).toEqual({
    "Content-Security-Policy": "frame-ancestors https://demo-shop.prismic.io",
    "X-Robots-Tag": "noindex, nofollow",
  });
});

test.each([
  [undefined],
  [""],
  ["http://localhost:4001/api/v2"],
  ["http://demo-shop.cdn.prismic.io/api/v2"],
  ["https://content.example/api/v2"],
  ["https://demo-shop.cdn.prismic.io.example/api/v2"],
  ["https://evil.example/?https://demo-shop.cdn.prismic.io/"],
  ["https://a;b.cdn.prismic.io/"],
])("in production with content from %s there is no simulator", (url) => {
  expect(production(url)).toEqual([]);
});

test.each([
  ["http://localhost:9999", true],
  ["http://localhost", true],
  ["http://127.0.0.1:3000", true],
  ["http://tessera.localhost:3000", true],
  [builder, true],
  ["https://other.prismic.io", false],
  ["https://demo-shopXprismic.io", false],
  ["http://localhost.example:9999", false],
  ["http://localhost:9999.example", false],
  ["http://example/.localhost:1", false],
  ["https://demo-shop.prismic.io.example", false],
  ["null", false],
])("in development, %s is a parent: %s", (origin, expected) => {
  expect(isParent(origin, simulatorParents({ NODE_ENV: "development", CONTENT_API_URL: hosted }))).toBe(expected);
});

test("in development, a repository is a parent only when its content is used", () => {
  expect(isParent(builder, simulatorParents({ NODE_ENV: "development" }))).toBe(false);
});
