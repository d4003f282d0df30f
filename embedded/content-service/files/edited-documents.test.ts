import { expect, test } from "vitest";
import type { ContentStore } from "../store/content-store.ts";
import { berlin, edit, emptyStore, files, read, rome } from "../tests/support/seeded-store.ts";
import type { DocumentSource } from "./document-source.ts";
import { toSourceId } from "./document-targets.ts";

const edited = { ...rome, data: { title: "edited" } };
const newer = { ...rome, data: { title: "newer file" } };
const newest = { ...rome, data: { title: "newest file" } };

/** A store in which an editor changed what a file said, and a function that reads files and returns warnings. */
async function editedStore(...sources: readonly DocumentSource[]) {
  const store = await emptyStore();
  await files(store, sources.length > 0 ? sources : [rome]);
  await edit(store, [edited]);
  return { store, readFiles: (...present: readonly DocumentSource[]) => listWarnings(store, present) };
}

async function listWarnings(store: ContentStore, sources: readonly DocumentSource[]): Promise<string> {
  const warnings: string[] = [];
  await files(store, sources, { at: 3000, warn: (message) => void warnings.push(message) });
  return warnings.join("\n");
}

async function listReleases(store: ContentStore) {
  return (await store.state()).releases;
}

async function soleRelease(store: ContentStore) {
  const [release, ...others] = await listReleases(store);
  if (!release || others.length > 0) throw new Error("There is not exactly one release.");
  return release;
}

const titled = (title: string) => expect.objectContaining({ data: { title } });

test("a changed file of an edited document is a release; the document stays, and unedited ones follow", async () => {
  const { store, readFiles } = await editedStore(rome, berlin);
  const warning = await readFiles(newer, { ...berlin, tags: ["new"] });
  const release = await soleRelease(store);
  expect(release).toMatchObject({ label: "Files changed: page/rome.en-us.json", scheduledAt: null });
  expect(await read(store, rome)).toEqual(titled("edited"));
  expect(await read(store, rome, release.id)).toEqual(titled("newer file"));
  expect(await read(store, berlin)).toMatchObject({ tags: ["new"] });
  expect(warning).toContain("  page/rome.en-us.json\n");
  expect(warning).toContain(`POST /editing/releases/${release.id}/publish`);
  expect(warning).not.toContain("berlin");
});

test("a repeated start changes nothing; a newer file updates the release; published, the document follows", async () => {
  const { store, readFiles } = await editedStore();
  await readFiles(newer);
  const before = await soleRelease(store);
  expect(await readFiles(newer)).toBe("");
  expect(await soleRelease(store)).toEqual(before);
  await readFiles(newest);
  const { id } = await soleRelease(store);
  expect(id).toBe(before.id);
  expect(await read(store, rome, id)).toEqual(titled("newest file"));
  await store.publishOverlay(id, 4000);
  expect(await readFiles(newer)).toBe("");
  expect(await read(store, rome)).toEqual(titled("newer file"));
});

test("a forgotten release does not return until the file changes again", async () => {
  const { store, readFiles } = await editedStore();
  await readFiles(newer);
  await store.deleteOverlay((await soleRelease(store)).id);
  await readFiles(newer);
  expect(await listReleases(store)).toEqual([]);
  await readFiles(newest);
  expect(await read(store, rome, (await soleRelease(store)).id)).toEqual(titled("newest file"));
});

test.each([
  ["the editor's version", edited, "edited"],
  ["the version from before", rome, "edited"],
])("a file that has %s again ends the release", async (_, file, title) => {
  const { store, readFiles } = await editedStore();
  await readFiles(newer);
  expect(await readFiles(file)).toBe("");
  expect(await listReleases(store)).toEqual([]);
  expect(await read(store, rome)).toEqual(titled(title));
});

test("an editor who returns to the file's version lets the document follow", async () => {
  const { store, readFiles } = await editedStore();
  await readFiles(newer);
  await edit(store, [rome]);
  expect(await readFiles(newest)).toBe("");
  expect(await read(store, rome)).toEqual(titled("newest file"));
  expect(await listReleases(store)).toEqual([]);
});

test("an edited document whose file is gone stays; the release archives it, and the file's return ends that", async () => {
  const { store, readFiles } = await editedStore();
  expect(await readFiles()).toContain("page/rome.en-us.json, whose file is gone: the release archives it");
  const { id, label } = await soleRelease(store);
  expect(label).toBe("Files changed: page/rome.en-us.json");
  expect(await read(store, rome)).toEqual(titled("edited"));
  expect(await read(store, rome, id)).toBeUndefined();
  expect(await readFiles(rome)).toBe("");
  expect(await listReleases(store)).toEqual([]);
  expect(await read(store, rome)).toEqual(titled("edited"));
});

test("a document that the release has archived returns with its file", async () => {
  const { store, readFiles } = await editedStore();
  await readFiles();
  await store.publishOverlay((await soleRelease(store)).id, 4000);
  await readFiles(rome);
  expect(await read(store, rome)).toEqual(titled("Rome"));
});

test("a document that an editor archived does not return with a change of its file", async () => {
  const store = await emptyStore();
  await files(store, [rome]);
  await edit(store, [], [rome]);
  await listWarnings(store, [newer]);
  expect(await read(store, rome)).toBeUndefined();
  expect(await read(store, rome, (await soleRelease(store)).id)).toEqual(titled("newer file"));
});

test.each([
  ["scheduled", { scheduledAt: 9000 }, "newer file"],
  ["edited", {}, "both"],
])("a release that a person has %s is left alone: a newer file gets another", async (_, changes, title) => {
  const { store, readFiles } = await editedStore();
  await readFiles(newer);
  const first = await soleRelease(store);
  await store.putOverlay({ ...first, ...changes });
  const merged = await read(store, rome, first.id);
  if (merged) await store.putDocument(first.id, { ...merged, data: { title } });
  await readFiles(newest);
  const [, second] = await listReleases(store);
  expect(await read(store, rome, first.id)).toEqual(titled(title));
  expect(await read(store, rome, second?.id)).toEqual(titled("newest file"));
});

test("a label that a person wrote stays", async () => {
  const { store, readFiles } = await editedStore();
  await readFiles(newer);
  await store.putOverlay({ ...(await soleRelease(store)), label: "For Anna" });
  await readFiles(newest);
  expect(await soleRelease(store)).toMatchObject({ label: "For Anna" });
});

test("what a release can't hold is reported at each start", async () => {
  const { store, readFiles } = await editedStore(rome, berlin);
  await edit(store, [{ ...edited, uid: "moved", id: toSourceId(rome) }]);
  await edit(store, [{ ...rome, id: "Zthief" }]);
  expect(await readFiles(newer, berlin)).toContain("page/rome.en-us.json, not in the release: Document");
  expect(await readFiles(newer, berlin)).toContain("page/rome.en-us.json, not in the release: Document");
  expect(await listReleases(store)).toEqual([]);
});
