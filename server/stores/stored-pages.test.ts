import { expect, it } from "vitest";
import type { StoredPage } from "../pages/stored-page.ts";
import type { BytesStore } from "./bytes-store.ts";
import { createStoredPages } from "./stored-pages.ts";

const page: StoredPage = {
  status: 200,
  headers: {},
  body: { brotli: Buffer.from("br"), gzip: Buffer.from("gz"), etag: 'W/"a"' },
  tags: [],
  readAt: 1000,
  storedAt: 1100,
  freshForMs: 300_000,
  provisional: false,
  buildId: "one",
};

function setUp(store: Partial<BytesStore> = {}) {
  const values = new Map<string, Buffer>();
  const logged: unknown[] = [];
  const pages = createStoredPages({
    bytes: {
      get: async (key) => values.get(key),
      set: async (key, value, ifMissing) => void (ifMissing && values.has(key) ? undefined : values.set(key, value)),
      close: async () => {},
      ...store,
    },
    timeoutMs: 20,
    log: { info: () => {}, error: (event, message) => void logged.push([event, message]) },
    positionAt: String,
    judge: (stored, position) => (position === "1000" ? stored : undefined),
  });
  return { ...pages, values, logged };
}

it("a page is stored with the position that its machine knew when it was read", async () => {
  const { get, set } = setUp();
  set("rome", page);
  set("oslo", { ...page, readAt: 2000 });
  expect(await get("rome")).toEqual(page);
  expect(await get("oslo")).toBeUndefined();
});

it("a provisional page never replaces a whole one, a 404 does", async () => {
  const { get, set } = setUp();
  set("gone", page);
  set("gone", { ...page, status: 404, body: undefined });
  set("rome", page);
  set("rome", { ...page, provisional: true });
  set("oslo", { ...page, provisional: true });
  expect(await get("gone")).toMatchObject({ status: 404, body: undefined });
  expect((await get("rome"))?.provisional).toBe(false);
  expect((await get("oslo"))?.provisional).toBe(true);
});

it("an invalid value is missing, and the log says so", async () => {
  const { get, values, logged } = setUp();
  values.set("rome", Buffer.from("garbage"));
  expect(await get("rome")).toBeUndefined();
  expect(logged).toEqual([["page-store-invalid", expect.any(String)]]);
});

it.each([
  ["hangs", () => new Promise<never>(() => {}), "ETIMEDOUT"],
  ["is full", () => Promise.reject(new Error("OOM command not allowed, key=s3cret")), "OOM"],
  ["is slow", () => Promise.reject(new Error("Command timed out")), "ETIMEDOUT"],
  ["is gone", () => Promise.reject(Object.assign(new Error("x"), { code: "ECONNREFUSED" })), "ECONNREFUSED"],
])("a store that %s is as good as empty", async (_name, fail, reason) => {
  const { get, set, logged } = setUp({ get: fail, set: fail });
  expect(await get("rome")).toBeUndefined();
  set("rome", page);
  await expect.poll(() => logged).toContainEqual(["page-store-failure", reason]);
});
