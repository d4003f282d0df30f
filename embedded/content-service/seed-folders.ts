import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { makeDocuments } from "@tessera/plans/make-documents.ts";
import { plansFolder } from "@tessera/plans/materials/materials.ts";
import * as v from "valibot";
import type { PlannedDocuments } from "./files/read-planned.ts";
import type { SeedFolders } from "./files/read-seeds.ts";
import { readJson } from "@tessera/runtime/read-json.ts";

const shippedPlans: PlannedDocuments = { folder: fileURLToPath(plansFolder), make: () => makeDocuments() };

const shippedDocuments = fileURLToPath(new URL("./data/documents/", import.meta.url));

interface Places {
  /** Folder of documents; the shipped ones by default. */
  readonly seeds?: string;
  readonly models: string;
}

/** Returns the folders of seeds and all shipped languages. The plans belong to the shipped documents. Throws a `DataError`. */
export function seedFolders({ seeds = shippedDocuments, models }: Places): SeedFolders {
  const languages = readJson(new URL("./data/languages.json", import.meta.url), v.array(v.string()));
  const planned = resolve(seeds) === resolve(shippedDocuments) ? shippedPlans : undefined;
  return { content: seeds, planned, models, languages };
}
