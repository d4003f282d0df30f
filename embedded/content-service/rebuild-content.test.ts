import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "./sqlite/open-store.ts";
import { rebuildContent } from "./rebuild-content.ts";

const now = new Date("2026-01-02T10:00:00Z");
const old = (database: string) => `${database}.2026-01-02T10-00-00.000Z.old`;

function repository() {
  const folder = mkdtempSync(join(tmpdir(), "rebuild-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const folders = { content: join(folder, "content"), models: folder, languages: [] };
  mkdirSync(join(folders.content, "page"), { recursive: true });
  const write = (text: string) => writeFileSync(join(folders.content, "page", "a.en-us.json"), text);
  write('{ "type": "page", "uid": "a", "lang": "en-us", "tags": ["seed"], "data": {} }');
  return { database: join(folder, "content.db"), folders, write };
}

async function readState(file: string) {
  const store = await openStore({ file, threads: true });
  const state = await store.state();
  await store.close();
  return state;
}

test("the new store has what the files say; the old one remains beside it", async () => {
  const { database, folders } = repository();
  const { nonce } = await readState(database);
  expect(await rebuildContent(database, folders, now)).toBe(old(database));
  expect(await readState(database)).toMatchObject({ tags: ["seed"] });
  expect((await readState(database)).nonce).not.toBe(nonce);
  expect((await readState(old(database))).nonce).toBe(nonce);
  expect(existsSync(`${database}.new`)).toBe(false);
});

test("without an old store, none remains", async () => {
  const { database, folders } = repository();
  expect(await rebuildContent(database, folders, now)).toBeUndefined();
});

test("a file that is no database is replaced", async () => {
  const { database, folders } = repository();
  writeFileSync(database, "x".repeat(5000));
  await rebuildContent(database, folders, now);
  expect(await readState(database)).toMatchObject({ tags: ["seed"] });
});

test("while a service has the store open, nothing is done", async () => {
  const { database, folders } = repository();
  const store = await openStore({ file: database, threads: true });
  onTestFinished(() => store.close());
  await expect(rebuildContent(database, folders, now)).rejects.toThrow("is in use: stop the content service");
  expect(existsSync(`${database}.new`)).toBe(false);
});

test("a service that starts in the meantime retains its store", async () => {
  const { database, folders } = repository();
  await readState(database);
  const rebuilding = rebuildContent(database, folders, now);
  const store = await openStore({ file: database, threads: false });
  onTestFinished(() => store.close());
  await expect(rebuilding).rejects.toThrow("is in use");
  expect(existsSync(old(database))).toBe(false);
});

test("while a file is wrong, the store stays as it was", async () => {
  const { database, folders, write } = repository();
  const { nonce } = await readState(database);
  write("{");
  await expect(rebuildContent(database, folders, now)).rejects.toThrow("a.en-us.json is not valid JSON");
  expect((await readState(database)).nonce).toBe(nonce);
});
