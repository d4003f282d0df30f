import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { CustomTypeModel, SharedSliceModel } from "@prismicio/client";
import { generateTypes } from "prismic-ts-codegen";
import * as v from "valibot";

const isObject = (input: unknown): boolean => typeof input === "object" && input !== null;
const customTypeModel = v.custom<CustomTypeModel>(isObject);
const sliceModel = v.custom<SharedSliceModel>(isObject);

/** Returns the TypeScript types of all models, byte for byte as `prismic gen types` writes them. */
export function contentTypesSource(): string {
  return generateTypes({
    customTypeModels: modelsIn("customtypes", "index.json").map((model) => v.parse(customTypeModel, model)),
    sharedSliceModels: modelsIn("slices", "model.json").map((model) => v.parse(sliceModel, model)),
    clientIntegration: { includeCreateClientInterface: true, includeContentNamespace: true },
    typesProvider: "@prismicio/client",
  });
}

/** Returns the models of a library in the order of their folders' names. */
function modelsIn(library: string, file: string): readonly unknown[] {
  const folder = new URL(`../${library}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((name) => new URL(`${name}/${file}`, folder))
    .filter((path) => existsSync(path))
    .map((path): unknown => JSON.parse(readFileSync(path, "utf8")));
}
