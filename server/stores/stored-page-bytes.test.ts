import { expect, it } from "vitest";
import type { StoredPage } from "../pages/stored-page.ts";
import { pack } from "./packed.ts";
import { decodePage, encodePage } from "./stored-page-bytes.ts";

const page: StoredPage = {
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: { brotli: Buffer.from([0, 255, 128]), gzip: Buffer.from([31, 139]), etag: 'W/"a"' },
  tags: ["document:rome"],
  readAt: 1_800_000_000_000,
  storedAt: 1_800_000_000_100,
  freshForMs: 300_000,
  provisional: false,
  buildId: "one",
};

it.each([
  ["a page", page],
  ["a redirect", { ...page, status: 308, headers: { location: "/rome/" }, body: undefined }],
])("%s comes back as it was stored", (_name, stored) => {
  expect(decodePage("rome", encodePage("rome", { page: stored, position: "1-0" }))).toEqual({
    page: stored,
    position: "1-0",
  });
});

it.each([
  ["of another key", encodePage("oslo", { page, position: "" })],
  ["that are cut off", encodePage("rome", { page, position: "" }).subarray(0, 200)],
  ["of something else", pack({ json: { key: "rome" }, bodies: [] })],
  ["without one of its bodies", pack({ json: { key: "rome", position: "", etag: "a", page }, bodies: [] })],
])("bytes %s are no page", (_name, bytes) => {
  expect(decodePage("rome", bytes)).toBeUndefined();
});
