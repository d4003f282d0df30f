import { expect, test } from "vitest";
import { emptyStore, files, heroModel } from "../tests/support/seeded-store.ts";
import type { ModelSeed } from "./seeds.ts";

const labeled = (name: string): ModelSeed => ({ ...heroModel, model: { ...heroModel.model, name } });

/** A store whose slice was changed through the Custom Types API, and a function that reads files. */
async function editedStore() {
  const store = await emptyStore();
  await files(store, [], { models: [heroModel] });
  await store.changeModels([{ change: "update", kind: "slice", model: labeled("edited").model }]);
  const readFiles = async (...models: readonly ModelSeed[]) => {
    const warnings: string[] = [];
    await files(store, [], { models, warn: (message) => void warnings.push(message) });
    return { warning: warnings.join("\n"), models: await store.models("slice") };
  };
  return readFiles;
}

test("a model that was changed through the Custom Types API stays when its file changes", async () => {
  const readFiles = await editedStore();
  const { warning, models } = await readFiles(labeled("newer file"));
  expect(models).toEqual([labeled("edited").model]);
  expect(warning).toContain("  slice:hero\n");
  expect((await readFiles(labeled("newer file"))).models).toEqual(models);
});

test("a file that has the store's version is followed again", async () => {
  const readFiles = await editedStore();
  await readFiles(labeled("newer file"));
  await readFiles(labeled("edited"));
  expect(await readFiles(labeled("newest"))).toEqual({ warning: "", models: [labeled("newest").model] });
});

test("such a model stays when its file is gone", async () => {
  const { warning, models } = await (await editedStore())();
  expect(models).toEqual([labeled("edited").model]);
  expect(warning).toContain("slice:hero, whose file is gone");
});
