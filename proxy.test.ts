import { NextRequest } from "next/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { bridge } from "./framework/next/bridge.ts";
import { setProcess } from "./framework/next/process-half.fixture.ts";
import { proxy } from "./proxy.ts";

function rewrite(path: string, headers: Record<string, string> = {}): string | undefined {
  const url = new URL(path, "http://tessera.localhost:3000");
  const { headers: sent } = proxy(new NextRequest(url, { headers: { host: url.host, ...headers } }));
  const target = sent.get("x-middleware-rewrite");
  return target === null ? undefined : new URL(target).pathname;
}

test("behind the server, the route path is that of the request's rendering", () => {
  const rendering = { routePath: "/www.tessera.example/de/USD/_/resolved", fail: () => {} };
  expect(bridge().renderings.run(rendering, () => rewrite("/rome/"))).toBe(rendering.routePath);
});

test("without the server, the request is resolved here", () => {
  expect(rewrite("/de/rome/")).toBe("/www.tessera.example/de/auto/_/rome");
  expect(rewrite("/", { cookie: "io.prismic.preview=m-1:p-2" })).toBe("/preview-page/www.tessera.example/en/auto/_");
});

test("where Next is not as relied on, pages have a route that no cache stores", () => {
  onTestFinished(setProcess({ servesNext: true }));
  expect(rewrite("/de/rome/")).toBe("/uncached-page/www.tessera.example/de/auto/_/rome");
  expect(rewrite("/", { cookie: "io.prismic.preview=m-1:p-2" })).toBe("/preview-page/www.tessera.example/en/auto/_");
});

test.each([
  ["GET", "/rome", 308],
  ["GET", "/rome/?page=0", 200],
  ["POST", "/rome/", 405],
])("without the server, %s %s is %i", (method, path, status) => {
  const url = new URL(path, "http://tessera.localhost:3000");
  expect(proxy(new NextRequest(url, { method, headers: { host: url.host } })).status).toBe(status);
});

test.each([
  ["development", undefined, "frame-ancestors http://localhost:* http://127.0.0.1:* http://*.localhost:*"],
  ["production", "https://demo-shop.cdn.prismic.io/api/v2", "frame-ancestors https://demo-shop.prismic.io"],
  ["production", "http://localhost:4001/api/v2", undefined],
])("in %s with content from %s, the slice simulator's frames are %s", (mode, content, policy) => {
  vi.stubEnv("NODE_ENV", mode);
  vi.stubEnv("CONTENT_API_URL", content);
  const request = (path: string) =>
    proxy(new NextRequest(`http://localhost:3000${path}`, { headers: { host: "localhost" } }));
  const { status, headers } = request("/slice-simulator?locale=ar");
  vi.unstubAllEnvs();
  expect([status, headers.get("content-security-policy")]).toEqual([policy === undefined ? 404 : 200, policy ?? null]);
  expect(headers.get("x-robots-tag")).toBe(policy === undefined ? null : "noindex, nofollow");
});

test("the slice simulator is on no host but ours", () => {
  vi.stubEnv("NODE_ENV", "development");
  const request = new NextRequest("http://evil.example/slice-simulator", { headers: { host: "evil.example" } });
  expect(proxy(request).status).toBe(404);
  vi.unstubAllEnvs();
});
