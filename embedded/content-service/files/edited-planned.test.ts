import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPhotos } from "@tessera/media/photos.ts";
import type { ContentStore } from "../store/content-store.ts";
import { edit, emptyStore, read, rome } from "../tests/support/seeded-store.ts";
import { readSeeds } from "./read-seeds.ts";
import { synchronize } from "./synchronize.ts";

const titled = (title: string) => ({ ...rome, data: { title } });

/** Starts with a plan that says this title for the page of Rome, or with none. Returns the warnings. */
async function start(store: ContentStore, title?: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "planned-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const make = () =>
    new Map(title === undefined ? [] : [["page/rome.en-us.json", JSON.stringify(titled(title))] as const]);
  const seeds = readSeeds({ content: folder, planned: { folder, make }, models: folder, languages: [] }, readPhotos());
  const warnings: string[] = [];
  await synchronize(store, seeds, 3000, { warn: (message) => void warnings.push(message) });
  return warnings.join("\n");
}

test("a document follows its plan, and goes with it", async () => {
  const store = await emptyStore();
  await start(store, "planned");
  expect(await read(store, rome)).toMatchObject({ data: { title: "planned" } });
  expect(await start(store, "planned anew")).toBe("");
  expect(await read(store, rome)).toMatchObject({ data: { title: "planned anew" } });
  await start(store);
  expect(await read(store, rome)).toBeUndefined();
});

test("an editor's change survives a changed plan, whose version waits in a release", async () => {
  const store = await emptyStore();
  await start(store, "planned");
  await edit(store, [titled("edited")]);
  expect(await start(store, "planned")).toBe("");
  expect(await start(store, "planned anew")).toContain("  page/rome.en-us.json\n");
  const [release] = (await store.state()).releases;
  expect(release?.label).toBe("Files changed: page/rome.en-us.json");
  expect(await read(store, rome)).toMatchObject({ data: { title: "edited" } });
  expect(await read(store, rome, release?.id)).toMatchObject({ data: { title: "planned anew" } });
});

test("an editor's change survives a plan that goes", async () => {
  const store = await emptyStore();
  await start(store, "planned");
  await edit(store, [titled("edited")]);
  await start(store);
  expect(await read(store, rome)).toMatchObject({ data: { title: "edited" } });
});
