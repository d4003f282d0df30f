import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "./sqlite/open-store.ts";
import { keepSynchronized } from "./keep-synchronized.ts";

async function watched(tags: () => string = () => "planned") {
  const folder = mkdtempSync(join(tmpdir(), "watched-"));
  const content = join(folder, "content");
  const plans = join(folder, "plans");
  for (const path of [join(content, "page"), plans]) mkdirSync(path, { recursive: true });
  const planned = { folder: plans, make: () => new Map([["page/b.en-us.json", page(tags(), "b")]]) };
  const store = await openStore({ file: join(folder, "content.db"), threads: false });
  const published = vi.fn();
  const end = keepSynchronized({ store, folders: { content, planned, models: content, languages: [] }, published });
  onTestFinished(async () => {
    await end();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const write = (text: string) => writeFileSync(join(content, "page", "a.en-us.json"), text);
  const changePlan = () => writeFileSync(join(plans, "b.json"), "{}");
  return { store, published, write, changePlan };
}

function page(tag: string, uid = "a"): string {
  return JSON.stringify({ type: "page", uid, lang: "en-us", tags: [tag], data: {} });
}

test("a change on disk is published and reported", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { store, published, write } = await watched();
  write(page("first"));
  await expect.poll(async () => (await store.state()).tags).toEqual(["first", "planned"]);
  write(page("second"));
  await expect.poll(async () => (await store.state()).tags).toEqual(["planned", "second"]);
  await expect.poll(() => published).toHaveBeenCalledTimes(2);
});

test("a change of a plan is published: its documents are made again", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  let tag = "sketch";
  const { store, changePlan } = await watched(() => tag);
  changePlan();
  await expect.poll(async () => (await store.state()).tags).toEqual(["sketch"]);
  tag = "final";
  changePlan();
  await expect.poll(async () => (await store.state()).tags).toEqual(["final"]);
});

test("while a file is wrong, the content from before stays", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { store, published, write } = await watched();
  const { master } = await store.state();
  write("{");
  await vi.waitFor(
    () => expect(said).toHaveBeenCalledWith(expect.stringContaining("content from before stays")),
    20_000,
  );
  expect((await store.state()).master).toBe(master);
  expect(published).not.toHaveBeenCalled();
});
