import { expect, it } from "vitest";
import { fuzzedRequest, toBytes } from "./fuzzed-request.ts";

const requests = Array.from({ length: 3000 }, (_, nth) => fuzzedRequest(1, nth));

it("the same seed makes the same requests, another one others", () => {
  expect(fuzzedRequest(1, 5)).toEqual(fuzzedRequest(1, 5));
  expect(fuzzedRequest(2, 5)).not.toEqual(fuzzedRequest(1, 5));
  expect(new Set(requests.map((request) => request.target)).size).toBeGreaterThan(1500);
});

it("each request is one head of lines without breaks, and a body", () => {
  expect(requests).toHaveLength(3000);
  for (const request of requests) {
    const [head = "", ...body] = toBytes(request).toString("latin1").split("\r\n\r\n");
    expect(body.join("\r\n\r\n")).toBe(request.body);
    expect(head.split("\r\n")).toHaveLength(request.headers.length + 2);
    expect(head.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  }
});

it.each([
  ["pages", ({ target }) => target === "/rome/"],
  ["views", ({ target }) => /^\/rome\/\?.*sort=/.test(target)],
  ["paths of Next", ({ target }) => target.startsWith("/_next/")],
  ["internal paths", ({ target }) => target.startsWith("/www.tessera.example/")],
  ["long paths", ({ target }) => target.length > 4000],
  ["malformed encodings", ({ target }) => target.includes("%E0%A4%A")],
  ["bytes outside ASCII", ({ target }) => /[^\0-\x7f]/.test(target)],
  ["methods that write", ({ method, body }) => method === "POST" && body !== ""],
  ["no host", ({ headers }) => !headers.some(([name]) => name === "host")],
  ["two hosts", ({ headers }) => headers.filter(([name]) => name === "host").length === 2],
  ["cookies", ({ headers }) => headers.some(([name]) => name === "cookie")],
  ["headers of Next", ({ headers }) => headers.some(([name]) => name === "x-middleware-subrequest")],
  ["ranges", ({ headers }) => headers.some(([name]) => name === "range")],
  ["hundreds of headers", ({ headers }) => headers.length > 100],
] satisfies [string, (request: (typeof requests)[number]) => boolean][])(
  "there are requests with %s",
  (_title, matches) => {
    expect(requests.filter(matches)).not.toEqual([]);
  },
);
