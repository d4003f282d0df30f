import type { DatedContent } from "../store/document-writer.ts";
import type { ModelKind, StoredModel } from "../store/model-store.ts";
import { documentId } from "./identity.ts";

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

/** What the store remembers files by. A document's is where its file is, below the directory of all of them. */
export function seedName({ type, uid, lang }: Pick<Seeds["documents"][number], "type" | "uid" | "lang">): string {
  return `${type}/${uid}.${lang}.json`;
}

/** The id of the document that came from a file; undefined when the name is not that of a document. */
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
