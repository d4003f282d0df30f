import Database from "libsql";
import { expect, test } from "vitest";
import type { Asset, AssetQuery } from "../store/asset-store.ts";
import { assetReader, assetWriter } from "./assets.ts";
import { assetTables } from "./schema/resources.ts";
import { documentTables } from "./schema/documents.ts";

function assets() {
  const db = new Database(":memory:");
  db.exec(documentTables + assetTables);
  return { ...assetReader(db), ...assetWriter(db) };
}

function picture(id: string, rest: Partial<Asset> = {}): Asset {
  const texts = { alt: null, notes: null, credits: "Ansel", filename: `${id}.webp` };
  const measures = { size: 3, width: 640, height: 400, createdAt: 1, modifiedAt: 1 };
  return { id, contentType: "image/webp", kind: "image", tags: [], ...texts, ...measures, ...rest };
}

test("an asset and its file come as they were put, for the ids there are, in the order of the ids", () => {
  const store = assets();
  store.putAsset(picture("a"), new Uint8Array([1, 0, 255]));
  store.putAsset(picture("b", { kind: "document", width: null, height: null }), new Uint8Array());
  expect(store.assets(["b", "none", "a"])).toEqual([
    picture("b", { kind: "document", width: null, height: null }),
    picture("a"),
  ]);
  expect(store.assetFile("a")).toEqual(new Uint8Array([1, 0, 255]));
  expect(store.assetFile("b")).toEqual(new Uint8Array());
  expect(store.assetFile("none")).toBeUndefined();
});

test("what is said about an asset changes, what was uploaded does not", () => {
  const store = assets();
  store.putAsset(picture("a"), new Uint8Array([1]));
  store.updateAsset(picture("a", { alt: "A", tags: ["t"], modifiedAt: 2, width: 1, size: 9 }));
  expect(store.assets(["a"])).toEqual([picture("a", { alt: "A", tags: ["t"], modifiedAt: 2 })]);
  expect(store.updateAsset(picture("none"))).toMatchObject({ refused: "not-found" });
});

test("refuses a tag whose name is taken", () => {
  const store = assets();
  expect(store.putAssetTag({ id: "1", name: "rome", createdAt: 5 })).toBeUndefined();
  expect(store.putAssetTag({ id: "2", name: "rome", createdAt: 6 })).toMatchObject({ refused: "exists" });
  expect(store.assetTags()).toEqual([{ id: "1", name: "rome", createdAt: 5 }]);
});

const everything: AssetQuery = { kind: "all", keyword: "", tags: [], after: "", pageSize: 10 };

test.each<[Partial<AssetQuery>, readonly string[], number]>([
  [{}, ["c", "b", "a"], 3],
  [{ pageSize: 1 }, ["c"], 3],
  [{ after: "b" }, ["a"], 3],
  [{ after: "none" }, [], 3],
  [{ kind: "document" }, ["c"], 1],
  [{ keyword: "ARCH" }, ["b"], 1],
  [{ keyword: "ansel" }, ["c", "b", "a"], 3],
  [{ keyword: "%" }, [], 0],
  [{ tags: ["t", "u"] }, ["b", "a"], 2],
])("lists %j: %j of %i", (query, ids, total) => {
  const store = assets();
  store.putAsset(picture("a", { tags: ["t"] }), new Uint8Array());
  store.putAsset(picture("b", { tags: ["x", "u"], alt: "An arch" }), new Uint8Array());
  store.putAsset(picture("c", { kind: "document" }), new Uint8Array());
  const page = store.listAssets({ ...everything, ...query });
  expect([page.assets.map(({ id }) => id), page.total]).toEqual([ids, total]);
});
