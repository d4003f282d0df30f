import { fingerprints } from "./fingerprints.ts";
import { documentOfSeed, type ModelSeed, modelSeedName, type SeedDocument, seedName, type Seeds } from "./seeds.ts";

/** How files differ from what a store remembers of them. */
export interface SeedChanges {
  /** Names of seeds that are new, changed or gone. */
  readonly changed: readonly string[];
  readonly documents: readonly SeedDocument[];
  readonly models: readonly ModelSeed[];
  /** Names. */
  readonly gone: readonly string[];
  /** Ids. */
  readonly goneDocuments: readonly string[];
  /** What to remember from now on. */
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
