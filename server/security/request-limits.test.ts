import { expect, it } from "vitest";
import { createRequestLimits } from "./request-limits.ts";

/** Returns how many requests of one client to a path are allowed at once, of at most 500. */
function allowedAtOnce(path: string, ...methods: readonly string[]): number {
  const limits = createRequestLimits(() => 0);
  const sent = Array.from({ length: 500 }, (_, index) => methods[index % methods.length] ?? "");
  return sent.filter((method) => limits(method, path, "203.0.113.9") === 0).length;
}

it.each([
  ["POST", "/api/currency", 30],
  ["POST", "/api/newsletter/", 10],
  ["POST", "/api/group-submit-form", 10],
  ["POST", "/api/availability-alert/", 10],
  ["POST", "/api/measurements", 60],
  ["POST", "/api/mcp", 60],
  ["POST", "/api/octo/availability/calendar", 60],
  ["POST", "/slice-simulator", 120],
  ["GET", "/api/preview/", 60],
  ["GET", "/api/seats", 20],
  ["GET", "/api/suggest", 60],
  ["GET", "/og/de/rome.jpg", 60],
  ["GET", "/feed.json", 60],
  ["GET", "/llms.txt", 60],
  ["GET", "/api/octo/products/50001", 60],
  ["GET", "/api/things-to-do", 60],
])("%s %s has a burst of %d", (method, path, burst) => {
  expect(allowedAtOnce(path, method)).toBe(burst);
});

it("a HEAD counts as the GET that runs for it", () => {
  expect(allowedAtOnce("/api/seats", "HEAD")).toBe(20);
  expect(allowedAtOnce("/api/seats", "GET", "HEAD")).toBe(20);
});

it.each([
  ["GET", "/rome/"],
  ["HEAD", "/rome/"],
  ["GET", "/api/currency"],
  ["POST", "/api/currency/other"],
  ["GET", "/api/seats.json"],
])("%s %s is not limited", (method, path) => {
  expect(allowedAtOnce(path, method)).toBe(500);
});

it("limits each client, says in how many seconds to return, and allows it then", () => {
  let ms = 0;
  const limits = createRequestLimits(() => ms);
  const request = (client: string) => limits("POST", "/api/newsletter", client);
  const waits = Array.from({ length: 11 }, () => request("203.0.113.9"));
  expect([waits.at(9), waits.at(10), request("203.0.113.10")]).toEqual([0, 10, 0]);
  ms = 10_000;
  expect([request("203.0.113.9"), request("203.0.113.9")]).toEqual([0, 10]);
});

it("two routes count on their own", () => {
  const limits = createRequestLimits(() => 0);
  for (let sent = 0; sent < 30; sent += 1) limits("POST", "/api/currency", "203.0.113.9");
  expect(limits("POST", "/api/currency", "203.0.113.9")).toBeGreaterThan(0);
  expect(limits("POST", "/api/mcp", "203.0.113.9")).toBe(0);
});
