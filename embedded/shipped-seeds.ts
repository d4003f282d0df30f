import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { SeedPlaces } from "./content-service/files/read-seeds.ts";
import { readJson } from "./read-json.ts";

/** The documents in `data/`, with models from a directory of the caller's choice. Throws a `DataError`. */
export function shippedSeeds(models: string): SeedPlaces {
  const languages = readJson(new URL("./data/languages.json", import.meta.url), v.array(v.string()));
  return { content: fileURLToPath(new URL("./data/content/", import.meta.url)), models, languages };
}
