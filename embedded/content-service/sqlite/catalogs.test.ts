import Database from "libsql";
import { expect, test } from "vitest";
import type { CatalogItem } from "../store/catalog-store.ts";
import { catalogReader, catalogRevision } from "./catalogs.ts";
import { catalogWriter } from "./catalogs-write.ts";
import { catalogTables } from "./schema/resources.ts";
import { documentTables } from "./schema/documents.ts";

function catalogs() {
  const db = new Database(":memory:");
  db.exec(documentTables + catalogTables);
  return { ...catalogReader(db), ...catalogWriter(db), revision: catalogRevision(db) };
}

function item(id: string, blob: unknown = { id }): CatalogItem {
  return { id, title: id, description: "", imageUrl: null, lastUpdate: 1, blob };
}

test("returns blobs by catalog and item, also when names have dashes in them", () => {
  const store = catalogs();
  store.putCatalogItems("city-tours", [item("a"), item("b--c", null), item("d", "text")]);
  store.putCatalogItems("shows", [item("a", 1)]);
  expect(store.catalogItems(["city-tours--a", "city-tours--b--c", "shows--a", "shows--d", "shows", ""])).toEqual(
    new Map<string, unknown>([
      ["city-tours--a", { id: "a" }],
      ["city-tours--b--c", null],
      ["shows--a", 1],
    ]),
  );
});

test("an item that is put again takes the place of the old one", () => {
  const store = catalogs();
  store.putCatalogItems("shows", [item("b"), item("a"), item("c")]);
  store.putCatalogItems("shows", [item("b", 2)]);
  store.deleteCatalogItems("shows", ["a", "none"]);
  expect(store.catalogPage("shows", 1, 1)).toEqual({ items: [item("b", 2)], total: 2 });
  expect(store.catalogPage("shows", 2, 1)).toEqual({ items: [item("c")], total: 2 });
  expect(store.catalogPage("tours", 1, 1)).toEqual({ items: [], total: 0 });
});

test("another revision after every change, none while there are no items", () => {
  const store = catalogs();
  const seen = [store.revision()];
  store.putCatalogItems("shows", [item("a")]);
  seen.push(store.revision());
  store.putCatalogItems("shows", [item("a", 2)]);
  seen.push(store.revision());
  expect(new Set(seen).size).toBe(3);
  store.deleteCatalogItems("shows", ["a"]);
  expect([seen[0], store.revision()]).toEqual([0, 0]);
});
