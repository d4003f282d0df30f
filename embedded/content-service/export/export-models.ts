import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { StoreReader } from "../store/content-store.ts";
import type { StoredModel } from "../store/model-store.ts";
import { unsavedAmong } from "./unsaved-files.ts";

/**
 * Writes the store's models below a folder, as `customtypes/<id>/index.json` and `slices/<Name>/model.json`. Returns the
 * names of changed files. Throws a `StartProblem`, and writes nothing, when one has content that git does not have.
 */
export function exportModels(reader: Pick<StoreReader, "models">, folder: string, force: boolean): readonly string[] {
  const slices = sliceFolders(join(folder, "slices"));
  const files = [
    ...reader.models("customtype").map((model) => ({ name: `customtypes/${model.id}/index.json`, model })),
    ...reader
      .models("slice")
      .map((model) => ({ name: `slices/${slices.get(model.id) ?? toName(model)}/model.json`, model })),
  ];
  const changed = files.filter(({ name, model }) => !isDeepStrictEqual(jsonIn(join(folder, name)), model));
  const names = changed.map(({ name }) => name);
  const [unsafe] = unsavedAmong(folder, names, force);
  if (unsafe !== undefined)
    throw new StartProblem(`${unsafe} has content that git does not have: commit it, or use --force.`);
  for (const { name, model } of changed) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${JSON.stringify(model, null, 2)}\n`);
  }
  return names;
}

/** Maps the ids of slices to their folders. */
function sliceFolders(folder: string): ReadonlyMap<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names.flatMap((name): [string, string][] => {
      const model = jsonIn(join(folder, name, "model.json"));
      return typeof model === "object" && model !== null && "id" in model ? [[String(model.id), name]] : [];
    }),
  );
}

function jsonIn(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** Returns the folder of a new slice: its name without spaces, or `product_grid` → `ProductGrid`. */
function toName({ id, name }: StoredModel): string {
  if (typeof name === "string" && /^[A-Za-z]\w*$/.test(name)) return name;
  return id.replaceAll(/(?:^|[_-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
