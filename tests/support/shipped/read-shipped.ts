import path from "node:path";
import type { DocumentSource } from "../../../embedded/content-service/files/document-source.ts";
import { readSeedSources } from "../../../embedded/content-service/files/read-seed-sources.ts";
import { seedFolders } from "../../../embedded/content-service/seed-folders.ts";

export interface NamedSource {
  /** `microsite/www.tessera.example.rome.en-us.json` */
  readonly name: string;
  readonly source: DocumentSource;
}

/** Reads every shipped document in every language as its author wrote it: those of files, and those made of plans. */
export function readShipped(type?: string): readonly NamedSource[] {
  const sources = readSeedSources(seedFolders({ models: path.join(import.meta.dirname, "../../..") }));
  return sources
    .filter((source) => type === undefined || source.type === type)
    .map((source) => ({ name: `${source.type}/${source.uid}.${source.lang}.json`, source }));
}
