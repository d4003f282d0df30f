import type { DatedContent } from "../store/document-writer.ts";
import type { ModelKind, StoredModel } from "../store/model-store.ts";

/** What the files of a repository say. */
export interface Seeds {
  /** Ids; those of the documents need not be among them. */
  readonly languages: readonly string[];
  readonly documents: readonly SeedDocument[];
  readonly models: readonly ModelSeed[];
}

export interface SeedDocument extends DatedContent {
  readonly uid: string;
}

export interface ModelSeed {
  readonly kind: ModelKind;
  readonly model: StoredModel;
}
