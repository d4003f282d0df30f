import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import { proxy } from "./proxy.ts";

const header = "x-route-path-0123";

function rewrite(path: string, headers: Record<string, string> = {}): string | undefined {
  const url = new URL(path, "http://tessera.localhost:3000");
  const { headers: sent } = proxy(new NextRequest(url, { headers: { host: url.host, ...headers } }));
  const target = sent.get("x-middleware-rewrite");
  return target === null ? undefined : new URL(target).pathname;
}

test("behind the server, the route path is taken from the request", () => {
  vi.stubEnv("ROUTE_PATH_HEADER", header);
  expect(rewrite("/rome/", { [header]: "/www.tessera.example/de/USD/_/resolved" })).toBe(
    "/www.tessera.example/de/USD/_/resolved",
  );
  vi.unstubAllEnvs();
});

test("without the server, the request is resolved here and the header is ignored", () => {
  expect(rewrite("/de/rome/", { [header]: "/forged" })).toBe("/www.tessera.example/de/auto/_/rome");
  expect(rewrite("/", { cookie: "io.prismic.preview=m-1:p-2" })).toBe("/preview-page/www.tessera.example/en/auto/_");
});

test.each([
  ["GET", "/rome", 308],
  ["GET", "/rome/?page=0", 404],
  ["POST", "/rome/", 405],
])("without the server, %s %s is %i", (method, path, status) => {
  const url = new URL(path, "http://tessera.localhost:3000");
  expect(proxy(new NextRequest(url, { method, headers: { host: url.host } })).status).toBe(status);
});
