import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

const typeSchema = v.looseObject({ id: v.string(), format: v.optional(v.string()) });
const sliceSchema = v.looseObject({ id: v.string() });

/** Models of custom types and shared slices, as their files have them. */
export interface Models {
  readonly types: readonly v.InferOutput<typeof typeSchema>[];
  readonly slices: readonly v.InferOutput<typeof sliceSchema>[];
}

/** Reads the models in a project's folder. */
export function readModels(root: string): Models {
  return {
    types: readAll(root, "customtypes", "index.json", typeSchema),
    slices: readAll(root, "slices", "model.json", sliceSchema),
  };
}

function readAll<Model>(
  root: string,
  folder: string,
  file: string,
  schema: v.GenericSchema<unknown, Model>,
): readonly Model[] {
  const names = readdirSync(path.join(root, folder), { withFileTypes: true });
  return names
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => v.parse(schema, JSON.parse(readFileSync(path.join(root, folder, name, file), "utf8"))));
}
