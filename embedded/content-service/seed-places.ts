import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { SeedPlaces } from "./files/read-seeds.ts";
import { readJson } from "../runtime/read-json.ts";

const shippedDocuments = fileURLToPath(new URL("../data/content/", import.meta.url));

interface Places {
  /** Folder of documents; those in `data/` when left out. */
  readonly seeds?: string;
  readonly models: string;
}

/** Where seeds are, in all languages that we ship. Throws a `DataError`. */
export function seedPlaces({ seeds = shippedDocuments, models }: Places): SeedPlaces {
  const languages = readJson(new URL("./data/languages.json", import.meta.url), v.array(v.string()));
  return { content: seeds, models, languages };
}
