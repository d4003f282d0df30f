import { expect, test } from "vitest";
import { readPhotos } from "@tessera/media/photos.ts";
import { berlin, emptyStore, files, heroModel, pageModel, read, rome } from "../tests/support/seeded-store.ts";
import { completeDocuments } from "./complete-documents.ts";
import { documentId } from "./identity.ts";

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
