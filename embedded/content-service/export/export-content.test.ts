import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPhotos } from "@tessera/media/photos.ts";
import { isWhole } from "@tessera/runtime/testing/test-scale.ts";
import { readSeeds, type SeedFolders } from "../files/read-seeds.ts";
import { synchronize } from "../files/synchronize.ts";
import { seedFolders } from "../seed-folders.ts";
import { openForReading } from "../sqlite/open-database.ts";
import { openStore } from "../sqlite/open-store.ts";
import { storeReader } from "../sqlite/store-reader.ts";
import type { StoredDocument } from "../store/document.ts";
import { type ExportRequest, exportContent } from "./export-content.ts";
import { readDocuments, findView } from "./read-documents.ts";

const photos = readPhotos();
const shipped = seedFolders({ models: join(import.meta.dirname, "../../..") });

/** Some of the shipped documents, in two languages: links to the others are broken. */
function someFiles(): SeedFolders {
  const content = temporaryFolder();
  const isSome = (name: string) =>
    /(microsite\/.*visits|microsite\/.*\.rome|showpage|redirect).*(en-us|de-de)\.json$/.test(name);
  for (const [name] of filesIn(shipped.content))
    if (isSome(name)) cpSync(join(shipped.content, name), join(content, name));
  return { ...shipped, planned: undefined, content };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A store of these files, its documents, and a function that exports it while it is open. */
async function makeStore(folders: SeedFolders) {
  const file = join(temporaryFolder(), "content.db");
  const store = await openStore({ file, threads: false });
  await synchronize(store, readSeeds(folders, photos), 1234);
  const db = openForReading(file);
  onTestFinished(async () => {
    db.close();
    await store.close();
  });
  const reader = storeReader(db);
  const documents = () => new Map(readDocuments(reader, findView(reader, undefined)).map((one) => [one.id, one]));
  const write = (request: Partial<ExportRequest> & Pick<ExportRequest, "folder">) =>
    exportContent(reader, { seeds: folders, photos, ...request });
  return { store, documents, write };
}

function filesIn(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

/** Changes a document as an editor does who moves slices and writes what no short form can say. */
function edited({ firstPublished: _first, lastPublished: _last, data, ...document }: StoredDocument) {
  const slices = Array.isArray(data["slices"]) ? data["slices"].toReversed() : [];
  const note = [
    { type: "paragraph", text: "a *b* [c](d) \\e", spans: [{ type: "strong", start: 2, end: 5 }] },
    { type: "preformatted", text: "x", spans: [] },
  ];
  return { ...document, title: "Edited", data: { ...data, heading_note: note, slices } };
}

test.runIf(isWhole)("shipped documents, read and exported to an empty folder, are the same files", async () => {
  const { write, documents } = await makeStore(shipped);
  const folder = temporaryFolder();
  const { written, unchanged } = write({ folder });
  expect([written.length, unchanged]).toEqual([documents().size, 0]);
  const exported = new Map(filesIn(folder));
  const files = filesIn(shipped.content);
  expect(files.filter(([name, text]) => exported.get(name) !== text)).toEqual([]);
  for (const [name, text] of shipped.planned?.make() ?? [])
    expect(JSON.parse(exported.get(name) ?? "")).toEqual(JSON.parse(text));
  expect(write({ folder }).written).toEqual([]);
});

test("a store with edited and new documents is the same store after export and import", async () => {
  const { store, write, documents } = await makeStore(someFiles());
  const some = [...documents().values()].filter((_, index) => index % 7 === 0);
  const [first] = some;
  if (!first) throw new Error("There is no document.");
  const added = { ...edited(first), id: "Zadded", uid: "added", translations: "Zgroup", tags: [] };
  await store.publish({ put: [...some.map(edited), added], remove: [], at: 5678 });
  const folder = temporaryFolder();
  write({ folder });
  const again = await makeStore({ ...shipped, planned: undefined, models: folder, content: folder });
  const before = documents();
  for (const [id, document] of again.documents()) expect(document).toEqual(before.get(id));
  expect(again.write({ folder: temporaryFolder(), seeds: { content: folder } }).written).toHaveLength(documents().size);
});

test("one document, or those of a release, are exported alone", async () => {
  const { store, write, documents } = await makeStore(someFiles());
  const [one] = documents().values();
  if (!one) throw new Error("There is no document.");
  await store.putOverlay({ id: "r", kind: "release", label: "Spring", scheduledAt: null });
  const { firstPublished: _first, lastPublished: _last, ...content } = one;
  await store.putDocument("r", { ...content, title: "In spring" });
  const folder = temporaryFolder();
  const name = `${one.type}/${one.uid}.${one.lang}.json`;
  expect(write({ folder, only: name, release: "Spring" }).written).toEqual([name]);
  expect(filesIn(folder)).toEqual([[name, expect.stringContaining('"title": "In spring"')]]);
  expect(() => write({ folder, only: "nothing" })).toThrow('no document that "nothing" names');
  expect(() => write({ folder, release: "Autumn" })).toThrow('There is "Spring".');
});

test("a file with content that git does not have is not overwritten, and nothing else is written", async () => {
  const { write, documents } = await makeStore(someFiles());
  const folder = temporaryFolder();
  const [type] = [...documents().values()].map((one) => one.type);
  execFileSync("git", ["-C", folder, "init", "-q"]);
  write({ folder, only: type });
  const [file] = filesIn(folder);
  if (!file) throw new Error("There is no file.");
  const [name, text] = file;
  writeFileSync(join(folder, name), text.replace('"data": {', '"title": "mine", "data": {'));
  expect(() => write({ folder })).toThrow(name);
  expect(new Set(filesIn(folder).map(([one]) => one.split("/")[0]))).toEqual(new Set([type]));
  execFileSync("git", ["-C", folder, "add", "."]);
  execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@a.example", "commit", "-qm", "a"]);
  expect(write({ folder, only: type }).written).toEqual([name]);
});
