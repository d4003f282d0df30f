import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { StoredModel } from "../store/model-store.ts";
import { exportModels } from "./export-models.ts";

function exported(models: Readonly<Record<"customtype" | "slice", readonly StoredModel[]>>) {
  const folder = mkdtempSync(join(tmpdir(), "models-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "slices/Opener"), { recursive: true });
  writeFileSync(join(folder, "slices/Opener/model.json"), '{ "id": "hero" }');
  const write = (force = false) => exportModels({ models: (kind) => models[kind] }, folder, force);
  return { write, read: (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8")) };
}

test("models go to the folders that they have, or to new ones", () => {
  const grid = { id: "product_grid", name: "Product grid" };
  const { write, read } = exported({ customtype: [{ id: "page", json: {} }], slice: [{ id: "hero" }, grid] });
  expect(write()).toEqual(["customtypes/page/index.json", "slices/ProductGrid/model.json"]);
  expect(read("slices/ProductGrid/model.json")).toEqual(grid);
  expect(write()).toEqual([]);
});

test("a model that git does not have is overwritten by force alone", () => {
  const { write, read } = exported({ customtype: [], slice: [{ id: "hero", name: "Edited" }] });
  expect(() => write()).toThrow("slices/Opener/model.json has content that git does not have");
  write(true);
  expect(read("slices/Opener/model.json")).toEqual({ id: "hero", name: "Edited" });
});
