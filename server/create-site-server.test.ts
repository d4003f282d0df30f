import { expect, onTestFinished, test } from "vitest";
import type { RequestListener } from "node:http";
import { createSiteServer } from "./create-site-server.ts";
import { listen } from "./listen.ts";

async function get(listener: RequestListener): Promise<Response> {
  const server = createSiteServer(listener);
  onTestFinished(() => void server.close());
  const port = await listen(server, 0);
  return fetch(`http://localhost:${port}/`, { redirect: "manual" });
}

test("B9: a page's redirect is exactly 302, with one address", async () => {
  const response = await get((_request, answer) => {
    answer.statusCode = 307;
    answer.setHeader("Location", ["/rome/", "/rome/"]);
    answer.end();
  });
  expect([response.status, response.headers.get("location")]).toEqual([302, "/rome/"]);
});

test("B9: a permanent redirect stays 308", async () => {
  const response = await get((_request, answer) => answer.writeHead(308, { Location: "/rome/" }).end());
  expect([response.status, response.headers.get("location")]).toEqual([308, "/rome/"]);
});

test("keeps the status message", async () => {
  const response = await get((_request, answer) => answer.writeHead(404, "Nowhere", { "X-Test": "1" }).end());
  expect([response.statusText, response.headers.get("x-test")]).toEqual(["Nowhere", "1"]);
});

test("the internal path stays inside", async () => {
  const response = await get((_request, answer) => {
    answer.setHeader("x-middleware-rewrite", "/www.tessera.example/en/auto/_");
    answer.end();
  });
  expect(response.headers.has("x-middleware-rewrite")).toBe(false);
});

test.each([
  ["s-maxage=300", "Accept-Encoding, Cookie"],
  ["no-store", "Accept-Encoding"],
])("Cache-Control: %s varies on %s", async (cacheControl, vary) => {
  const response = await get((_request, answer) => {
    answer.setHeader("Cache-Control", cacheControl);
    answer.setHeader("Vary", "Accept-Encoding");
    answer.end();
  });
  expect(response.headers.get("vary")).toBe(vary);
});
