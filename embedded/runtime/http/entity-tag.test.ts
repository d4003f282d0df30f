import { Hono } from "hono";
import { expect, test } from "vitest";
import { entityTag, notModified } from "./entity-tag.ts";
import { jsonResponse } from "./json-response.ts";

const app = new Hono()
  .use(notModified)
  .get("/a", notModified, () =>
    jsonResponse({ status: 200, body: "a", headers: { "cache-control": "no-cache", vary: "origin" } }),
  );
const tag = entityTag('"a"');

test("the same content has the same tag, another one another", () => {
  expect(entityTag("a")).toBe(entityTag(new TextEncoder().encode("a")));
  expect(entityTag("a")).not.toBe(entityTag("b"));
});

test.each([
  [tag, 304],
  [`"b", ${tag}`, 304],
  [`W/${tag}`, 304],
  ["*", 304],
  ['"b"', 200],
  ["", 200],
])("if-none-match: %s → %i", async (ifNoneMatch, status) => {
  const response = await app.request("/a", { headers: { "if-none-match": ifNoneMatch } });
  expect([response.status, await response.text()]).toEqual([status, status === 304 ? "" : '"a"']);
});

test("304 has the headers that caches and pages of other origins read", async () => {
  const { headers } = await app.request("/a", { headers: { "if-none-match": tag } });
  expect(Object.fromEntries(headers)).toEqual({
    etag: tag,
    vary: "origin",
    "cache-control": "no-cache",
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "retry-after, etag",
  });
});
