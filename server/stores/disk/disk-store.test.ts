import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDiskStore } from "./disk-store.ts";

const limits = { maxBytes: 1_000_000, maxFiles: 100 };

function createTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  // A file may still be written.
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  return folder;
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Values of one block each. */
const value = (text: string) => Buffer.from(text.padEnd(4096));

it("a value is there after a restart", async () => {
  const folder = createTestFolder();
  const store = await openDiskStore(folder, limits);
  await store.set("rome", Buffer.from([0, 255, 13, 10]), false);
  await store.close();
  const restarted = await openDiskStore(folder, limits);
  expect(await restarted.get("rome")).toEqual(Buffer.from([0, 255, 13, 10]));
  expect(await restarted.get("oslo")).toBeUndefined();
});

it("any key is stored below the folder", async () => {
  const folder = createTestFolder();
  const store = await openDiskStore(folder, limits);
  const keys = ["../../up", "/etc/passwd", "a\0b", "", "x".repeat(10_000), "/www.tessera.example/en/USD/_/rome"];
  for (const key of keys) await store.set(key, Buffer.from(key), false);
  for (const key of keys) expect(await store.get(key)).toEqual(Buffer.from(key));
  expect(filesIn(folder)).toHaveLength(keys.length);
});

it.each([
  ["bytes", { maxBytes: 3 * 4096, maxFiles: 100 }],
  ["files", { maxBytes: 1_000_000, maxFiles: 3 }],
])("the least recently used value goes first when %s are used up", async (_name, few) => {
  const folder = createTestFolder();
  const store = await openDiskStore(folder, few);
  await store.close();
  for (const key of ["a", "b", "c"]) await store.set(key, value(key), false);
  await store.get("a");
  await store.set("d", value("d"), false);
  await expect.poll(() => filesIn(folder)).toHaveLength(3);
  expect(await store.get("b")).toBeUndefined();
  expect(await store.get("a")).toEqual(value("a"));
});

it("a restart goes on with the order of use, and deletes what exceeds lower limits", async () => {
  const folder = createTestFolder();
  const store = await openDiskStore(folder, limits);
  await store.close();
  const order = ["a", "b", "c", "d"];
  const known = new Set<string>();
  for (const [index, key] of order.entries()) {
    await store.set(key, value(key), false);
    for (const file of filesIn(folder).filter((each) => !known.has(each))) {
      known.add(file);
      utimesSync(file, index, index);
    }
  }
  const restarted = await openDiskStore(folder, { ...limits, maxFiles: 2 });
  await restarted.close();
  await expect.poll(() => filesIn(folder)).toHaveLength(2);
  expect(await Promise.all(order.map(async (key) => (await restarted.get(key)) !== undefined))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
it("what a crash left unfinished is deleted, unless another process may be writing it", async () => {
  const folder = createTestFolder();
  writeFileSync(path.join(folder, "old.tmp"), "");
  utimesSync(path.join(folder, "old.tmp"), 0, 0);
  writeFileSync(path.join(folder, "new.tmp"), "");
  const store = await openDiskStore(folder, limits);
  await store.close();
  expect(filesIn(folder)).toEqual([path.join(folder, "new.tmp")]);
});

it("a folder that can't be written rejects, and leaves nothing behind", async () => {
  const folder = createTestFolder();
  const store = await openDiskStore(path.join(folder, "pages"), limits);
  await store.close();
  rmSync(path.join(folder, "pages"), { recursive: true });
  writeFileSync(path.join(folder, "pages"), "a file in place of the folder");
  await expect(store.set("rome", value("rome"), false)).rejects.toThrow("ENOTDIR");
  await expect(store.get("rome")).rejects.toThrow("ENOTDIR");
});

it("more values than can wait are refused instead of held in memory", async () => {
  const store = await openDiskStore(createTestFolder(), limits);
  const results = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => store.set(`${index}`, value("page"), false)),
  );
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(98);
});

it("a value that must not replace another one is stored where there is none, also after a restart", async () => {
  const folder = createTestFolder();
  const store = await openDiskStore(folder, limits);
  await store.set("rome", value("first"), true);
  const restarted = await openDiskStore(folder, limits);
  await restarted.set("rome", value("second"), true);
  expect(await restarted.get("rome")).toEqual(value("first"));
});
