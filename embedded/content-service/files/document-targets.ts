import type { DocumentSource } from "./document-source.ts";
import { documentId } from "./identity.ts";

/** Finds the id of a document that has a file. */
export type DocumentTargets = (target: LinkTarget) => string | undefined;

export interface LinkTarget {
  readonly type: string;
  readonly uid: string;
  readonly lang: string;
}

interface Identified extends Pick<DocumentSource, "id" | "type" | "uid" | "lang"> {}

/** Returns the id in a document's file; defaults to the one that type, uid and language determine. */
export function toSourceId({ id, type, uid, lang }: Identified): string {
  return id ?? documentId({ type, uid: uid ?? "", lang });
}

export function documentTargets(documents: readonly Identified[]): DocumentTargets {
  const named = documents.flatMap((document) => (document.uid === null ? [] : { ...document, uid: document.uid }));
  const ids = new Map(named.map((document) => [toKey(document), toSourceId(document)]));
  return (target) => ids.get(toKey(target));
}

function toKey({ type, uid, lang }: LinkTarget): string {
  return `${type}/${uid}/${lang}`;
}
