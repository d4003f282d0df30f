import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { SeedFolders } from "./files/read-seeds.ts";
import { readJson } from "@tessera/runtime/read-json.ts";

const shippedDocuments = fileURLToPath(new URL("./data/documents/", import.meta.url));

interface Places {
  /** Folder of documents; the shipped ones by default. */
  readonly seeds?: string;
  readonly models: string;
}

/** Returns the folders of seeds and all shipped languages. Throws a `DataError`. */
export function seedFolders({ seeds = shippedDocuments, models }: Places): SeedFolders {
  const languages = readJson(new URL("./data/languages.json", import.meta.url), v.array(v.string()));
  return { content: seeds, models, languages };
}
