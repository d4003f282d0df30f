import type { Photos } from "../../media/photos.ts";
import { checkSeeds } from "./check-seeds.ts";
import { completeDocuments } from "./complete-documents.ts";
import { readModels } from "./read-models.ts";
import { readSources } from "./read-sources.ts";
import type { Seeds } from "./seeds.ts";

export interface SeedPlaces {
  /** `<type>/<uid>.<lang>.json` */
  readonly content: string;
  /** `customtypes/<id>/index.json` and `slices/<Name>/model.json` */
  readonly models: string;
  /** Ids of the languages there may be documents in, besides those there are. */
  readonly languages: readonly string[];
}

/** Reads all files there are; throws a `ContentError` that names those that are wrong. */
export function readSeeds({ content, models, languages }: SeedPlaces, photos: Photos): Seeds {
  const seeds = { languages, documents: completeDocuments(readSources(content), photos), models: readModels(models) };
  checkSeeds(seeds.documents, seeds.models);
  return seeds;
}
