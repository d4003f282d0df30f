import { textsIn } from "../../../query/words.ts";
import type { StoredDocument } from "../../../store/document.ts";

export function naiveWords(text: string): readonly string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export function listDocumentWords(document: StoredDocument): readonly string[] {
  return textsIn(document.data).flatMap(naiveWords);
}

/** Counts the words that two documents share and at most `most` documents have. */
export function sharedWords(all: readonly StoredDocument[], max: number, a: StoredDocument, b: StoredDocument): number {
  const words = new Set(listDocumentWords(b));
  const rare = [...new Set(listDocumentWords(a))].filter((word) => countWith(all, word) <= max);
  return a.id === b.id ? 0 : rare.filter((word) => words.has(word)).length;
}

function countWith(documents: readonly StoredDocument[], word: string): number {
  return documents.filter((document) => listDocumentWords(document).includes(word)).length;
}
