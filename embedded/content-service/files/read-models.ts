import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { ModelKind } from "../store/model-store.ts";
import { ContentError } from "./content-error.ts";
import type { ModelSeed } from "./seeds.ts";

/** Folder and file of each kind of model, as Prismic's own tools write them. */
const modelFolders: readonly (readonly [ModelKind, string, string])[] = [
  ["customtype", "customtypes", "index.json"],
  ["slice", "slices", "model.json"],
];

const model = v.looseObject({ id: v.pipe(v.string(), v.regex(/^[\w-]+$/)) });

/** Reads `customtypes/<id>/index.json` and `slices/<Name>/model.json`. Throws a `ContentError` for an invalid file. */
export function readModels(directory: string): readonly ModelSeed[] {
  return modelFolders.flatMap(([kind, folder, file]) =>
    foldersIn(join(directory, folder))
      .map((name) => `${folder}/${name}/${file}`)
      .filter((name) => existsSync(join(directory, name)))
      .map((name) => ({ kind, model: readModel(directory, name) })),
  );
}

function foldersIn(directory: string): readonly string[] {
  if (!existsSync(directory)) return [];
  const entries = readdirSync(directory, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

function readModel(directory: string, name: string): ModelSeed["model"] {
  try {
    return v.parse(model, JSON.parse(readFileSync(join(directory, name), "utf8")));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replaceAll("\n", " ") : String(cause);
    throw new ContentError([`${name} is no model: ${reason}. Correct the file.`]);
  }
}
