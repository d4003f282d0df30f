import { expect, test } from "vitest";
import { createCallLog } from "./call-log.ts";

const at = (path: string) => new URL(path, "http://localhost");

test("keeps the last 1000 calls", () => {
  const calls = createCallLog();
  for (let index = 0; index < 1005; index += 1) calls("GET", at(`/a?${index}`));
  const body = calls("GET", at("/__calls"))?.body;
  expect(body).toHaveLength(1000);
  expect(body).toHaveProperty([0], { method: "GET", path: "/a", query: "5" });
});

test("does not count itself, other controls and pictures", () => {
  const calls = createCallLog();
  for (const path of ["/media/a.webp", "/__fault", "/__calls"]) calls("GET", at(path));
  expect(calls("GET", at("/__calls"))).toEqual({ status: 200, body: [] });
});

test.each([
  ["access_token=s3cret&q=a", "access_token=-&q=a"],
  ["ref=m-M:p-s3cret", "ref=m-M:p--"],
  [
    "ref=https%3A%2F%2Fa%2Fpreviews%2FM%3AD%3FwebsitePreviewId%3Ds3cret&q=a",
    "ref=https%3A%2F%2Fa%2Fpreviews%2FM%3AD%3FwebsitePreviewId%3D-&q=a",
  ],
])("does not tell tokens: %s", (query, expected) => {
  const calls = createCallLog();
  calls("GET", at(`/a?${query}`));
  expect(calls("GET", at("/__calls"))?.body).toEqual([{ method: "GET", path: "/a", query: expected }]);
});
