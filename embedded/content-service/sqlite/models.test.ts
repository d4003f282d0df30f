import Database from "libsql";
import { expect, test } from "vitest";
import { modelReader, modelWriter } from "./models.ts";
import { documentTables } from "./schema/documents.ts";
import { modelTables } from "./schema/resources.ts";

function models() {
  const db = new Database(":memory:");
  db.exec(documentTables + modelTables);
  return { ...modelReader(db), ...modelWriter(db), db };
}

const page = { id: "page", label: "Page", json: { Main: {} } };
const hero = { id: "hero", name: "Hero" };

test("models are returned unchanged, in the order of their insertion, custom types and slices apart", () => {
  const store = models();
  store.insertModel("customtype", page);
  store.insertModel("customtype", { id: "author" });
  store.insertModel("slice", { id: "page" });
  store.changeModels([{ change: "update", kind: "customtype", model: { ...page, label: "Seite" } }]);
  expect(store.models("customtype")).toEqual([{ ...page, label: "Seite" }, { id: "author" }]);
  expect(store.models("slice")).toEqual([{ id: "page" }]);
});

test("another revision with every change, the same one after a refusal", () => {
  const store = models();
  expect(store.modelRevision()).toBe(0);
  store.insertModel("slice", hero);
  expect(store.modelRevision()).toBe(1);
  expect(store.insertModel("slice", hero)).toMatchObject({ refused: "exists" });
  expect(store.modelRevision()).toBe(1);
});

test("refuses to change and to delete what there is not", () => {
  const store = models();
  expect(store.changeModels([{ change: "update", kind: "slice", model: hero }])).toMatchObject({
    refused: "not-found",
  });
  expect(store.deleteModel("customtype", "hero")).toMatchObject({ refused: "not-found" });
});

test.each(["", "a release"])("refuses to delete a type with documents in overlay '%s'", (overlay) => {
  const store = models();
  store.insertModel("customtype", page);
  const insert = store.db
    .prepare(`insert into version (document, overlay, since, until, translations, type, lang, title,
    tags, data) values ('Z', ?, 1, ?, 'Z', 'page', 'en-us', '', '[]', '{}')`);
  insert.run(overlay, 9007199254740991);
  expect(store.deleteModel("customtype", "page")).toMatchObject({ refused: "in-use" });
  store.db.exec("update version set until = 2");
  expect(store.deleteModel("customtype", "page")).toBeUndefined();
  expect(store.models("customtype")).toEqual([]);
});

test("of several changes none is made when one is refused", () => {
  const store = models();
  const refusal = store.changeModels([
    { change: "insert", kind: "slice", model: hero },
    { change: "delete", kind: "slice", id: "none" },
  ]);
  expect(refusal).toMatchObject({ refused: "not-found", message: expect.stringContaining('"none"') });
  expect(store.models("slice")).toEqual([]);
});
