import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../..");

export interface SliceFolder {
  readonly name: string;
  readonly model: unknown;
  readonly mocks: unknown;
}

/** Returns every folder of `slices/` that has a model. */
export function sliceFolders(): readonly SliceFolder[] {
  return foldersWith("slices", "model.json").map((name) => ({
    name,
    model: readJson("slices", name, "model.json"),
    mocks: readJson("slices", name, "mocks.json"),
  }));
}

export interface CustomTypeFolder {
  readonly name: string;
  readonly model: unknown;
}

/** Returns every folder of `customtypes/` that has a model. */
export function customTypeFolders(): readonly CustomTypeFolder[] {
  return foldersWith("customtypes", "index.json").map((name) => ({
    name,
    model: readJson("customtypes", name, "index.json"),
  }));
}

function foldersWith(folder: string, file: string): readonly string[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => existsSync(path.join(root, folder, name, file)))
    .toSorted();
}

function readJson(...parts: readonly string[]): unknown {
  if (!existsSync(path.join(root, ...parts)))
    throw new Error(`${parts.slice(0, -1).join("/")} has no ${parts.at(-1)}.`);
  return JSON.parse(readFileSync(path.join(root, ...parts), "utf8"));
}
