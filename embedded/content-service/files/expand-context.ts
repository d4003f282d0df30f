import type { Photos } from "@tessera/media/photos.ts";
import type { DocumentSource } from "./document-source.ts";
import type { DocumentTargets } from "./document-targets.ts";

/** The lookups that shorthands are expanded with. */
export interface ExpandContext {
  /** The document that is being completed. */
  readonly source: DocumentSource;
  /** The ids of documents that have a file, by type, uid and language. */
  readonly targets: DocumentTargets;
  readonly photos: Photos;
  /** Receives each fault that the author has to correct. */
  readonly report: (problem: string) => void;
}
