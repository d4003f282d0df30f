import type { RawDocument } from "../../content/document.ts";
import { type ViewParameter, viewParameters } from "../../routing/view.ts";

/** Returns the query parameters that the page of a document reads, each once, in order. */
export type ListViewParameters = (document: RawDocument) => readonly ViewParameter[];

interface TypeOfPages {
  /** Returns each kind of page that a document may be. */
  readonly parse: (document: RawDocument, report: () => void) => readonly { readonly view: readonly ViewParameter[] }[];
}

/**
 * Returns a function: a document → what any kind of page reads that it may be. A document that does not fit its type has no
 * kind, so its page may read all of them.
 */
export function createViewReader(pageTypes: ReadonlyMap<string, TypeOfPages>): ListViewParameters {
  return (document) => {
    const kinds = pageTypes.get(document.type)?.parse(document, () => {}) ?? [];
    const read = kinds.length === 0 ? viewParameters : kinds.flatMap(({ view }) => view);
    return [...new Set(read)].toSorted();
  };
}
