import { expect, it, vi } from "vitest";
import type { BytesStore } from "./bytes-store.ts";
import { createSharedValues } from "./shared-values.ts";

function setUp(store: Partial<BytesStore> = {}) {
  const values = new Map<string, Buffer>();
  const writes: string[] = [];
  const logged: string[] = [];
  const log = { info: () => {}, error: (_event: string, reason: string) => void logged.push(reason) };
  const bytes: BytesStore = {
    get: async (key) => values.get(key),
    set: async (key, value) => {
      writes.push(key);
      values.set(key, value);
    },
    close: async () => {},
    ...store,
  };
  const open = (prefix = "build:") => createSharedValues({ bytes, prefix, timeoutMs: 20, log });
  return { open, values, writes, logged };
}

const value = { readAt: 1, limit: Infinity, missing: undefined, days: new Map([["2026-12-01", [1, 2]]]) };

it("a value comes back as it was, also in another process, but not in one of another build", async () => {
  const { open } = setUp();
  open().set("products/1", value);
  expect(await open().get("products/1")).toEqual(value);
  expect(await open("other:").get("products/1")).toBeUndefined();
});

it("a key is written once in ten minutes", () => {
  const { open, writes } = setUp();
  const { set } = open();
  for (const key of ["a", "a", "b", "a"]) set(key, value);
  expect(writes).toEqual(["build:a", "build:b"]);
});

it("bytes that are damaged, or of another key, are no value", async () => {
  const { open, values } = setUp();
  const { get, set } = open();
  set("a", value);
  values.set("build:b", values.get("build:a") ?? Buffer.alloc(0));
  values.set("build:a", Buffer.from("garbage"));
  expect([await get("a"), await get("b")]).toEqual([undefined, undefined]);
});

it("a store that fails or hangs is as good as empty, and a value that was not stored is stored next time", async () => {
  const fail = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("OOM command not allowed")));
  const { open, logged } = setUp({ get: () => new Promise(() => {}), set: fail });
  const { get, set } = open();
  expect(await get("a")).toBeUndefined();
  set("a", value);
  await expect.poll(() => logged).toEqual(["ETIMEDOUT", "OOM"]);
  set("a", value);
  expect(fail).toHaveBeenCalledTimes(2);
});
