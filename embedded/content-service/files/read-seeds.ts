import type { Photos } from "@tessera/media/photos.ts";
import { checkSeeds } from "./check-seeds.ts";
import { completeDocuments } from "./complete-documents.ts";
import { readModels } from "./read-models.ts";
import { readSeedSources, type SeedOrigin } from "./read-seed-sources.ts";
import type { Seeds } from "./seeds.ts";

export interface SeedFolders extends SeedOrigin {
  /** `customtypes/<id>/index.json` and `slices/<Name>/model.json` */
  readonly models: string;
  /** Ids of languages that documents may have, besides those that documents use. */
  readonly languages: readonly string[];
}

/** Reads all seed files and planned documents. Throws a `ContentError` that lists the invalid ones. */
export function readSeeds({ models, languages, ...origin }: SeedFolders, photos: Photos): Seeds {
  const documents = completeDocuments(readSeedSources(origin), photos);
  const seeds = { languages, documents, models: readModels(models) };
  checkSeeds(seeds.documents, seeds.models);
  return seeds;
}
