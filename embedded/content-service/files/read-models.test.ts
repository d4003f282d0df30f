import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readModels } from "./read-models.ts";

function modelsIn(files: Readonly<Record<string, string>>) {
  const directory = mkdtempSync(join(tmpdir(), "models-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  return () => readModels(directory);
}

test("custom types and slices are read from the folders of Prismic's tools; other files are none", () => {
  const files = {
    "customtypes/page/index.json": '{"id":"page","json":{}}',
    "customtypes/index.ts": "",
    "slices/Hero/model.json": '{"id":"hero"}',
    "slices/Hero/mocks.json": "[]",
    "slices/Draft/Draft.tsx": "",
  };
  expect(modelsIn(files)()).toEqual([
    { kind: "customtype", model: { id: "page", json: {} } },
    { kind: "slice", model: { id: "hero" } },
  ]);
});

test("a directory without models has none", () => {
  expect(modelsIn({})()).toEqual([]);
});

test.each(["{", "[]", '{"name":"Hero"}', '{"id":"a hero"}'])("%s is refused with the file's name", (content) => {
  expect(modelsIn({ "slices/Hero/model.json": content })).toThrow("slices/Hero/model.json is no model");
});
