import type { DocumentSource } from "./document-source.ts";
import { toSourceId } from "./document-targets.ts";
import { type PlannedDocuments, readPlanned } from "./read-planned.ts";
import { readSources } from "./read-sources.ts";
import { seedName } from "./seeds.ts";

/** The origin of a store's documents. */
export interface SeedOrigin {
  /** Folder of files, `<type>/<uid>.<lang>.json`. */
  readonly content: string;
  readonly planned?: PlannedDocuments | undefined;
}

/** Reads all files and planned documents in the order of their names. A file replaces the planned document of its name. */
export function readSeedSources({ content, planned }: SeedOrigin): readonly DocumentSource[] {
  const files = readSources(content);
  if (planned === undefined) return files;
  const all = new Map(readPlanned(planned));
  for (const file of files) all.set(seedName({ ...file, id: toSourceId(file) }), file);
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, source]) => source);
}
