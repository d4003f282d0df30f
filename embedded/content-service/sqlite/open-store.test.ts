import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { expect, test, vi } from "vitest";
import { englishPage, temporaryStoreFile } from "../tests/support/temporary-store.ts";
import { isOpenElsewhere } from "./lock-file.ts";
import { openStore } from "./open-store.ts";

const rome = englishPage("rome");
const modes = [{ threads: false }, { threads: true }];

test.each(modes)("retains what was written when it is opened again, under the same nonce: %o", async ({ threads }) => {
  const file = temporaryStoreFile();
  const first = await openStore({ file, threads });
  await first.setLanguages([{ id: "en-us", name: "English" }]);
  await first.publish({ put: [rome], remove: [], at: 1000 });
  const state = await first.state();
  await first.close();
  const second = await openStore({ file, threads });
  expect(await second.state()).toEqual(state);
  expect(await second.documents({ master: state.master, overlay: undefined }, ["rome"])).toMatchObject([rome]);
  await second.close();
});

test.each(modes)("says what to do about a file that is damaged or of another version: %o", async ({ threads }) => {
  const [damaged, other] = [temporaryStoreFile(), temporaryStoreFile()];
  writeFileSync(damaged, "no database".repeat(1000));
  const db = new Database(other);
  db.exec("create table anything (x); pragma user_version = 99");
  db.close();
  const advice = expect.stringContaining("npm run content:rebuild");
  await expect(openStore({ file: damaged, threads })).rejects.toMatchObject({ kind: "damaged", message: advice });
  await expect(openStore({ file: other, threads })).rejects.toMatchObject({ kind: "version", message: advice });
});

test.each(modes)("rejects calls after it was closed: %o", async ({ threads }) => {
  const store = await openStore({ file: temporaryStoreFile(), threads });
  await store.close();
  await expect(store.state()).rejects.toMatchObject({ name: "StoreError", kind: "closed" });
});

test.each(modes)("rejects what fails with the reason in words: %o", async ({ threads }) => {
  const store = await openStore({ file: temporaryStoreFile(), threads });
  const item = { id: "1", title: "One", description: "", imageUrl: null, lastUpdate: 1.5, blob: null };
  await expect(store.putCatalogItems("catalog", [item])).rejects.toMatchObject({
    name: "StoreError",
    kind: "failed",
    message: expect.stringContaining("catalog_item.last_update"),
  });
  await store.close();
});

test("with threads, a read sees every write that was confirmed before it", async () => {
  const store = await openStore({ file: temporaryStoreFile(), threads: true });
  await store.setLanguages([{ id: "en-us", name: "English" }]);
  for (const title of ["one", "two", "three"]) {
    const published = await store.publish({ put: [{ ...rome, title }], remove: [], at: 1000 });
    const { master } = await store.state();
    expect(published).toMatchObject({ master });
    expect(await store.documents({ master, overlay: undefined }, ["rome"])).toMatchObject([{ title }]);
  }
  await store.close();
});

test("with threads, a search over the time limit is rejected as busy", async () => {
  const store = await openStore({ file: temporaryStoreFile(), threads: true, timeLimit: 5000 });
  const query = { predicates: [], lang: "*", orderings: [], after: "any", page: 1, pageSize: 1 };
  vi.useFakeTimers();
  const search = store.search({ master: 1, overlay: undefined }, query);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await expect(search).rejects.toMatchObject({ name: "StoreError", kind: "busy" });
  await store.close();
});

test.each(modes)("refuses a file that another store has, until that one is closed: %o", async ({ threads }) => {
  const file = temporaryStoreFile();
  const first = await openStore({ file, threads });
  const second = openStore({ file, threads });
  await expect(second).rejects.toMatchObject({ kind: "busy", message: expect.stringContaining("another service") });
  await Promise.all([first.close(), first.close()]);
  await (await openStore({ file, threads })).close();
  expect(existsSync(`${file}-lock`)).toBe(false);
});

test.each(modes)("says that a file has no place to be in: %o", async ({ threads }) => {
  const file = join(temporaryStoreFile(), "missing", "content.db");
  const message = expect.stringContaining("its folder must be there");
  await expect(openStore({ file, threads })).rejects.toMatchObject({ kind: "failed", message });
});

test("a file tells whether a store has it open", async () => {
  const file = temporaryStoreFile();
  const store = await openStore({ file, threads: true });
  expect(isOpenElsewhere(file)).toBe(true);
  await store.close();
  expect(isOpenElsewhere(file)).toBe(false);
});

test.each(modes)("a closed store is in its one file, without a journal: %o", async ({ threads }) => {
  const [file, copy] = [temporaryStoreFile(), temporaryStoreFile()];
  const store = await openStore({ file, threads });
  await store.setLanguages([{ id: "en-us", name: "English" }]);
  await store.publish({ put: [rome], remove: [], at: 1000 });
  const { master } = await store.state();
  await store.close();
  copyFileSync(file, copy);
  const copied = await openStore({ file: copy, threads: false });
  expect(await copied.documents({ master, overlay: undefined }, ["rome"])).toMatchObject([rome]);
  await copied.close();
});
