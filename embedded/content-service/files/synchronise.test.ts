import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPhotos } from "@tessera/media/photos.ts";
import { openStore } from "../sqlite/open-store.ts";
import type { ContentStore } from "../store/content-store.ts";
import { completeDocuments } from "./complete-documents.ts";
import type { DocumentSource } from "./document-source.ts";
import { documentId } from "./identity.ts";
import type { ModelSeed } from "./seeds.ts";
import { synchronise } from "./synchronise.ts";

const rome: DocumentSource = { type: "page", uid: "rome", lang: "en-us", tags: [], data: { title: "Rome" } };
const berlin: DocumentSource = { ...rome, uid: "berlin", lang: "de-de", data: { title: "Berlin" } };
const pageModel: ModelSeed = { kind: "customtype", model: { id: "page", label: "Page", json: {} } };
const heroModel: ModelSeed = { kind: "slice", model: { id: "hero", variations: [] } };

async function emptyStore(): Promise<ContentStore> {
  const folder = mkdtempSync(join(tmpdir(), "seeds-"));
  const store = await openStore({ file: join(folder, "content.db"), threads: false });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

interface Files {
  readonly at?: number;
  readonly models?: readonly ModelSeed[];
  readonly warn?: (message: string) => void;
}

function files(
  store: ContentStore,
  sources: readonly DocumentSource[],
  { at = 1000, models = [], warn = unexpected }: Files = {},
) {
  const documents = completeDocuments(sources, readPhotos());
  return synchronise(store, { languages: ["fr-fr"], documents, models }, at, warn);
}

function unexpected(message: string): never {
  throw new Error(message);
}

async function read(store: ContentStore, source: DocumentSource) {
  const { master } = await store.state();
  return (await store.documents({ master, overlay: undefined }, [documentId(source)]))[0];
}

test("an empty store gets languages, models and documents", async () => {
  const store = await emptyStore();
  expect(await files(store, [rome, berlin], { models: [pageModel, heroModel] })).toBe(5);
  expect((await store.state()).languages.map(({ id }) => id)).toEqual(["en-us", "fr-fr", "de-de"]);
  expect(await store.models("customtype")).toEqual([pageModel.model]);
  expect(await store.models("slice")).toEqual([heroModel.model]);
  expect(await read(store, berlin)).toMatchObject({ uid: "berlin", data: { title: "Berlin" }, lastPublished: 1000 });
});

test("files that are as before publish nothing", async () => {
  const store = await emptyStore();
  await files(store, [rome], { models: [pageModel] });
  const before = await store.state();
  expect(await files(store, [rome], { models: [pageModel], at: 2000 })).toBe(0);
  expect(await store.state()).toEqual(before);
});

test("a changed file is published, a new one too, one that is gone is taken away, all in one publication", async () => {
  const store = await emptyStore();
  const paris = { ...rome, uid: "paris" };
  await files(store, [rome, berlin], { models: [pageModel, heroModel] });
  const { master } = await store.state();
  expect(await files(store, [{ ...rome, data: { title: "Roma" } }, paris], { models: [pageModel], at: 2000 })).toBe(4);
  expect(await read(store, rome)).toMatchObject({ data: { title: "Roma" }, firstPublished: 1000, lastPublished: 2000 });
  expect(await read(store, paris)).toMatchObject({ uid: "paris" });
  expect(await read(store, berlin)).toBeUndefined();
  expect(await store.models("slice")).toEqual([]);
  expect(await store.documents({ master, overlay: undefined }, [documentId(berlin)])).toHaveLength(1);
});

test("what was written otherwise remains until its own file changes, with a warning", async () => {
  const store = await emptyStore();
  await files(store, [rome, berlin]);
  const [edited] = completeDocuments([{ ...rome, data: { title: "edited" } }], readPhotos());
  const [added] = completeDocuments([{ ...rome, uid: "added" }], readPhotos());
  await store.publish({ put: [edited, added].flatMap((one) => one ?? []), remove: [], at: 2000 });
  await files(store, [rome, { ...berlin, tags: ["new"] }]);
  expect(await read(store, rome)).toMatchObject({ data: { title: "edited" } });
  expect(await read(store, { ...rome, uid: "added" })).toBeDefined();
  const warnings: string[] = [];
  await files(store, [{ ...rome, tags: ["new"] }, berlin], { warn: (message) => void warnings.push(message) });
  expect(await read(store, rome)).toMatchObject({ data: { title: "Rome" }, tags: ["new"] });
  expect(warnings).toEqual([expect.stringContaining("page/rome.en-us.json has changed")]);
});

test("a model without a file remains while it has documents, with a warning", async () => {
  const store = await emptyStore();
  await files(store, [rome], { models: [pageModel, heroModel] });
  const warnings: string[] = [];
  await files(store, [rome], { warn: (message) => void warnings.push(message) });
  expect([await store.models("customtype"), await store.models("slice")]).toEqual([[pageModel.model], []]);
  expect(warnings).toEqual([expect.stringContaining('Custom type "page" has documents')]);
});

test("a link points at the translation as soon as there is a file of it", async () => {
  const store = await emptyStore();
  const linking = { ...berlin, data: { to: { link_type: "Document", type: "page", uid: "rome" } } };
  await files(store, [rome, linking]);
  expect(await read(store, linking)).toMatchObject({ data: { to: { id: documentId(rome) } } });
  const german = { ...rome, lang: "de-de" };
  await files(store, [rome, linking, german]);
  expect(await read(store, linking)).toMatchObject({ data: { to: { id: documentId(german) } } });
});

test("a uid that somebody else's document has is refused, and nothing is published, no model either", async () => {
  const store = await emptyStore();
  await files(store, [rome], { models: [pageModel] });
  const [document] = completeDocuments([berlin], readPhotos());
  await store.setLanguages(["en-us", "de-de"].map((id) => ({ id, name: id })));
  await store.publish({ put: document ? [{ ...document, id: "Zother" }] : [], remove: [], at: 2000 });
  const { master } = await store.state();
  const models = [{ ...pageModel, model: { ...pageModel.model, label: "Other" } }, heroModel];
  await expect(files(store, [rome, berlin], { models })).rejects.toThrow("The content can't be published");
  expect((await store.state()).master).toBe(master);
  expect(await store.models("customtype")).toEqual([pageModel.model]);
  expect(await store.models("slice")).toEqual([]);
});
