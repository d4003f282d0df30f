import { expect, test } from "vitest";
import { type RawRequest, type RequestResolution, resolveRequest } from "./resolve-request.ts";
import { views } from "../app/_composition/views.ts";

const host = "tessera.localhost:3000";
const request: RawRequest = { method: "GET", host, target: "/", cookie: undefined, development: false };

test.each([
  ["GET", host, "/rome/", "page"],
  ["HEAD", host, "/", "page"],
  ["GET", host, "/rome", "308 /rome/"],
  ["GET", host, "/%E0%A4%A", "400 path-malformed"],
  ["GET", "", "/rome/", "400 host-malformed"],
  ["GET", "evil.example", "/rome/", "404 host-unknown"],
  ["POST", host, "/rome/", "405 method-unknown"],
  ["POST", host, "/en/rome", "405 method-unknown"],
  ["OPTIONS", host, "/rome/", "405 method-unknown"],
  ["PUT", host, "/_next/static/chunks/a.js", "405 method-unknown"],
  ["POST", host, "/robots.txt", "405 method-unknown"],
  ["POST", host, "/api/preview/", "405 method-unknown"],
  ["GET", host, "/api/currency", "405 method-unknown"],
  ["GET", host, "/api/webhook/", "405 method-unknown"],
  ["POST", host, "/api/webhook/", "reserved"],
  ["POST", host, "/slice-simulator", "reserved"],
  ["POST", "evil.example", "/rome/", "404 host-unknown"],
  ["TRACE", host, "/rome/", "405 method-unknown"],
  ["GET", host, "/_next/static/chunks/a.js", "reserved"],
  ["POST", host, "/api/currency", "reserved"],
  ["TRACE", host, "/api/currency", "405 method-unknown"],
  ["GET", "evil.example", "/robots.txt", "404 host-unknown"],
  ["GET", host, "/_next/static/%E0%A4%A", "400 path-malformed"],
  ["GET", host, "/_next/static/a%00", "400 path-malformed"],
  ["GET", host, "/_next/static/%1b[2J", "400 path-malformed"],
  ["GET", host, "/_next/static/%C2%9B2J", "400 path-malformed"],
  ["GET", host, "/_next/static/%0d%0a", "400 path-malformed"],
  ["GET", host, "/_next/image?url=%2Fa%1b[2J&w=64&q=75", "404 path-unknown"],
  ["GET", host, "/_next/image/?url=%2Ficon.svg&w=64&q=75", "404 path-unknown"],
  ["GET", host, "/_next/imag%65?url=%2Ficon.svg&w=64&q=75", "404 path-unknown"],
  ["GET", host, "/fonts/..%2f..%2fpackage.json", "404 path-unknown"],
  ["GET", host, "/fonts//a", "404 path-unknown"],
  ["GET", host, "/not-found-page/www.tessera.example/en", "404 path-unknown"],
  ["GET", host, "/preview-page/www.tessera.example/en/auto/_/rome/", "404 path-unknown"],
  ["GET", host, "/preview-page/", "404 path-unknown"],
  ["GET", "tessera.example", "/rome/?ci=7", "308 https://www.tessera.example/rome/?ci=7"],
  ["GET", "West-End-Nights.example:443", "/", "308 https://www.west-end-nights.example/"],
  ["GET", "tessera.example.:443", "/", "308 https://www.tessera.example/"],
  ["GET", "tessera.example.", "/robots.txt", "308 https://www.tessera.example/robots.txt"],
  ["GET", "tessera.example", "//evil.example/\u00e9", "308 https://www.tessera.example//evil.example/%C3%A9"],
  ["POST", "tessera.example", "/rome/", "405 method-unknown"],
  ["GET", "tessera.example.evil.example", "/", "404 host-unknown"],
  ["GET", "book.tessera.example", "/", "404 host-unknown"],
  ["GET", host, "/_next/data/build/www.tessera.example/en/auto/_/rome.json", "404 path-unknown"],
])("%s %s %s → %s", (method, hostHeader, target, expected) => {
  expect(outcome(resolveRequest({ ...request, method, host: hostHeader, target }, views))).toBe(expected);
});

test.each([
  ["/rome/?page=2", "/rome", "page%3D2"],
  ["/rome/?x=a?b", "/rome", "_"],
  ["/rome/?", "/rome", "_"],
])("%s is split at its first question mark", (target, path, view) => {
  const resolution = resolveRequest({ ...request, target }, views);
  expect(resolution).toMatchObject({ internalPath: { text: `/www.tessera.example/en/auto/${view}${path}` } });
});

test.each([
  ["currency=USD", "/www.tessera.example/en/USD/_"],
  ["io.prismic.preview=m-1:p-2", "/preview-page/www.tessera.example/en/auto/_"],
])("cookie %s leads to %s", (cookie, routePath) => {
  expect(resolveRequest({ ...request, cookie }, views)).toMatchObject({ kind: "page", routePath });
});

test("B3: mystique_uid counts in development only", () => {
  const named = { ...request, target: "/?mystique_uid=evil.example" };
  expect(outcome(resolveRequest({ ...named, development: true }, views))).toBe("404 parameter-invalid");
  expect(outcome(resolveRequest(named, views))).toBe("page");
});

function outcome(resolution: RequestResolution): string {
  if (resolution.kind === "redirect") return `${resolution.status} ${resolution.location}`;
  return resolution.kind === "refused" ? `${resolution.status} ${resolution.reason}` : resolution.kind;
}
