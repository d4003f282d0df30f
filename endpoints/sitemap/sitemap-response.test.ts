import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { sitemapResponse } from "./sitemap-response.ts";

const sitemap = () => ({ main: "<urlset>", parts: ["<one>", "<two>"] });

it.each([
  [null, 200, "<urlset>"],
  ["2", 200, "<two>"],
  ["3", 404, ""],
  ["0", 404, ""],
  ["1e0", 404, ""],
])("part %s is %s %s", async (part, status, text) => {
  const response = await sitemapResponse(sitemap(), part, null);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it.each([
  ["x-gzip", true],
  ["gzip, deflate, br", false],
  [null, false],
])("a request that accepts %s has it compressed: %s", async (accept, expected) => {
  const response = await sitemapResponse(sitemap(), null, accept);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("x-ready-encoding")).toBe(expected ? "gzip" : null);
  expect(String(expected ? gunzipSync(bytes) : bytes)).toBe("<urlset>");
});
