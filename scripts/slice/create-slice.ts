import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isUntouchedSlice } from "../tools/untouched-stub.ts";
import { componentSource } from "./component-source.ts";
import { definitionSource, fieldsSource } from "./definition-source.ts";
import { parseFieldWords } from "./field-kinds.ts";
import { islandSources } from "./island-source.ts";
import { mocksSource } from "./mocks-source.ts";
import { createModel, listModelFields, parseModel, type SliceModel } from "./slice-model.ts";
import { inWords, type SliceName } from "./slice-name.ts";
import { SliceProblem } from "./slice-problem.ts";
import { stylesSource } from "./styles-source.ts";
import { testSource } from "./test-source.ts";

export interface CreatedSlice {
  readonly id: string;
  /** Names of the files that were written, in the slice's folder. */
  readonly written: readonly string[];
}

/**
 * Writes the files that a slice lacks, from its model, or from fields as `title:rich` where it has no model. Replaces
 * nothing, but removes the stub of Prismic's tools that nobody changed.
 */
export function createSlice(root: string, slice: SliceName, words: readonly string[], hasIsland = false): CreatedSlice {
  const folder = join(root, "slices", slice.name);
  const existing = readIfThere(join(folder, "model.json"));
  if (existing !== undefined && words.length > 0)
    throw new SliceProblem(`${slice.name} has a model. Add fields to it with Slice Machine or npx prismic field add.`);
  const source = existing ?? newModel(slice, words);
  const model = parseModel(`slices/${slice.name}/model.json`, source);
  const files = { "model.json": source, ...createSources(slice.name, model, hasIsland) };
  mkdirSync(folder, { recursive: true });
  removeStub(folder, model);
  const missing = Object.entries(files).filter(([name]) => !existsSync(join(folder, name)));
  for (const [name, content] of missing) writeFileSync(join(folder, name), content);
  return { id: model.id, written: [...missing.map(([name]) => name), ...completeMocks(folder, model)] };
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

function newModel(slice: SliceName, words: readonly string[]): string {
  const fields = parseFieldWords(words.length === 0 ? ["title:title", "body:rich"] : words);
  return `${JSON.stringify(createModel(slice, `A ${inWords(slice.name)}.`, fields), undefined, 2)}\n`;
}

function createSources(name: string, model: SliceModel, hasIsland: boolean): Readonly<Record<string, string>> {
  const component = componentSource(name, listModelFields(model), hasIsland);
  return {
    "fields.ts": fieldsSource(name, model),
    "index.ts": definitionSource(name, model),
    [`${name}.tsx`]: component.source,
    [`${name}.css.ts`]: stylesSource(component.styles),
    [`${name}.test.tsx`]: testSource(name, model),
    ...(hasIsland && islandSources(name)),
  };
}

function removeStub(folder: string, model: SliceModel): void {
  const stub = readIfThere(join(folder, "index.tsx"));
  if (stub === undefined) return;
  if (!isUntouchedSlice(stub, model))
    throw new SliceProblem(`${folder}/index.tsx is somebody's work. Move it to ${model.name}.tsx or remove it first.`);
  rmSync(join(folder, "index.tsx"));
}

/** Adds a mock for each variation without one; mocks that exist remain as they are. */
function completeMocks(folder: string, model: SliceModel): readonly string[] {
  const mocks = mocksSource(model, readIfThere(join(folder, "mocks.json")));
  if (mocks === undefined) return [];
  writeFileSync(join(folder, "mocks.json"), mocks);
  return ["mocks.json"];
}
