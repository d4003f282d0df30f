import { fingerprints } from "./fingerprints.ts";
import { documentOfSeed, type ModelSeed, modelSeedName, type SeedDocument, seedName, type Seeds } from "./seeds.ts";

/** How the files differ from the seeds that a store recorded. */
export interface SeedChanges {
  /** Names of seeds that are new, changed or deleted. */
  readonly changed: readonly string[];
  readonly documents: readonly SeedDocument[];
  readonly models: readonly ModelSeed[];
  /** Names of deleted seeds. */
  readonly gone: readonly string[];
  /** Ids of the documents of deleted seeds. */
  readonly goneDocuments: readonly string[];
  /** Fingerprints to record, by name. */
  readonly current: ReadonlyMap<string, string>;
}

export function seedChanges(known: ReadonlyMap<string, string>, seeds: Seeds): SeedChanges {
  const current = fingerprints(seeds);
  const isChanged = (name: string) => known.get(name) !== current.get(name);
  const gone = [...known.keys()].filter((name) => !current.has(name));
  return {
    changed: [...gone, ...[...current.keys()].filter(isChanged)],
    documents: seeds.documents.filter((document) => isChanged(seedName(document))),
    models: seeds.models.filter((seed) => isChanged(modelSeedName(seed))),
    gone,
    goneDocuments: gone.flatMap((name) => documentOfSeed(name) ?? []),
    current,
  };
}
