import { expect, test } from "vitest";
import { guard } from "./guard.ts";

const host = "tessera.localhost:3000";

test.each([
  ["GET", host, "/rome/", "Next"],
  ["HEAD", host, "/", "Next"],
  ["GET", host, "/rome", "308 /rome/"],
  ["GET", host, "/%E0%A4%A", "400 path-malformed"],
  ["GET", "", "/rome/", "400 host-malformed"],
  ["GET", "evil.example", "/rome/", "404 host-unknown"],
  ["POST", host, "/rome/", "405 method-unknown"],
  ["POST", host, "/en/rome", "308 /rome/"],
  ["TRACE", host, "/rome/", "405 method-unknown"],
  ["GET", host, "/_next/static/chunks/a.js", "Next"],
  ["POST", host, "/api/currency", "Next"],
  ["TRACE", host, "/api/currency", "405 method-unknown"],
  ["GET", "evil.example", "/robots.txt", "404 host-unknown"],
  ["GET", host, "/_next/static/%E0%A4%A", "400 path-malformed"],
  ["GET", host, "/_next/static/a%00", "400 path-malformed"],
  ["GET", host, "/fonts/..%2f..%2fpackage.json", "404 path-unknown"],
  ["GET", host, "/fonts//a", "404 path-unknown"],
  ["GET", host, "/preview-page/www.tessera.example/en/auto/_/rome/", "404 path-unknown"],
  ["GET", host, "/preview-page/", "404 path-unknown"],
  ["GET", host, "/_next/data/build/www.tessera.example/en/auto/_/rome.json", "404 path-unknown"],
])("%s %s %s → %s", (method, hostHeader, url, expected) => {
  const answer = guard({ method, headers: { host: hostHeader }, url }, false);
  expect(inWords(answer)).toBe(expected);
});

test("B3: mystique_uid counts in development only", () => {
  const request = { method: "GET", headers: { host }, url: "/?mystique_uid=evil.example" };
  expect(inWords(guard(request, true))).toBe("404 parameter-invalid");
  expect(inWords(guard(request, false))).toBe("Next");
});

function inWords(answer: ReturnType<typeof guard>): string {
  if (answer === undefined || answer.kind === "page") return "Next";
  return `${answer.status} ${answer.kind === "redirect" ? answer.location : answer.reason}`;
}
