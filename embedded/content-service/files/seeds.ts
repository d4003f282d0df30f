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

export interface SeedDocument extends DatedContent {
  readonly uid: string;
}

export interface ModelSeed {
  readonly kind: ModelKind;
  readonly model: StoredModel;
}

/** Returns the name under which the store records a document: the path of its file. */
export function seedName({ type, uid, lang }: Pick<Seeds["documents"][number], "type" | "uid" | "lang">): string {
  return `${type}/${uid}.${lang}.json`;
}

/** Returns the id of the document that a name stands for; undefined for the name of a model. */
export function documentOfSeed(name: string): string | undefined {
  const [, type, uid, lang] = /^([a-z][a-z0-9_]*)\/([^/]+)\.([a-z0-9-]+)\.json$/.exec(name) ?? [];
  return type === undefined || uid === undefined || lang === undefined ? undefined : documentId({ type, uid, lang });
}

export function modelSeedName({ kind, model }: ModelSeed): string {
  return `${kind}:${model.id}`;
}

export function modelOfSeed(name: string): { readonly kind: ModelKind; readonly id: string } | undefined {
  const [kind, id] = name.split(":");
  return (kind === "customtype" || kind === "slice") && id !== undefined ? { kind, id } : undefined;
}
