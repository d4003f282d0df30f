import type { Photos } from "@tessera/media/photos.ts";
import { checkSeeds } from "./check-seeds.ts";
import { completeDocuments } from "./complete-documents.ts";
import { readModels } from "./read-models.ts";
import { readSources } from "./read-sources.ts";
import type { Seeds } from "./seeds.ts";

export interface SeedFolders {
  /** `<type>/<uid>.<lang>.json` */
  readonly content: string;
  /** `customtypes/<id>/index.json` and `slices/<Name>/model.json` */
  readonly models: string;
  /** Ids of languages that documents may have, besides those that documents use. */
  readonly languages: readonly string[];
}

/** Reads all seed files. Throws a `ContentError` that lists the invalid ones. */
export function readSeeds({ content, models, languages }: SeedFolders, photos: Photos): Seeds {
  const seeds = { languages, documents: completeDocuments(readSources(content), photos), models: readModels(models) };
  checkSeeds(seeds.documents, seeds.models);
  return seeds;
}
