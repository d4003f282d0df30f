import type { DatedContent } from "../store/document-writer.ts";
import type { ModelKind, StoredModel } from "../store/model-store.ts";
import { documentId } from "./identity.ts";

/** The content of a repository's files. */
export interface Seeds {
  /** Ids of languages besides those of the documents. */
  readonly languages: readonly string[];
  readonly documents: readonly SeedDocument[];
  readonly models: readonly ModelSeed[];
}

export type SeedDocument = DatedContent;

export interface ModelSeed {
  readonly kind: ModelKind;
  readonly model: StoredModel;
}

interface NamedDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  readonly lang: string;
}

/**
 * Returns the path of a document's file, which is also the name under which the store records it. A document without a
 * uid is named by its id.
 */
export function seedName({ id, type, uid, lang }: NamedDocument): string {
  return `${type}/${uid ?? id}.${lang}.json`;
}

/** Returns the id that follows from the name of a document's file; undefined for another name. */
export function toSeedDocumentId(name: string): string | undefined {
  const [, type, uid, lang] = /^([\w-]+)\/([^/]+)\.([a-z0-9-]+)\.json$/.exec(name) ?? [];
  return type === undefined || uid === undefined || lang === undefined ? undefined : documentId({ type, uid, lang });
}

export function modelSeedName({ kind, model }: ModelSeed): string {
  return `${kind}:${model.id}`;
}

export function parseModelSeedName(name: string): { readonly kind: ModelKind; readonly id: string } | undefined {
  const [kind, id] = name.split(":");
  return (kind === "customtype" || kind === "slice") && id !== undefined ? { kind, id } : undefined;
}
