import type { RawDocument } from "../../content/document.ts";
import type { ViewRegistry } from "../../routing/view-registry.ts";

/** Returns the query parameters that the page of a document reads, each once, in order. */
export type ListViewParameters = (document: RawDocument) => readonly string[];

interface TypeOfPages {
  /** Returns each kind of page that a document may be. */
  readonly parse: (document: RawDocument, report: () => void) => readonly { readonly view: readonly string[] }[];
}

/**
 * Returns a function: a document → what any kind of page reads that it may be. A document that does not fit its type has no
 * kind, so its page may read all of them.
 */
export function createViewReader(
  pageTypes: ReadonlyMap<string, TypeOfPages>,
  { parameters }: ViewRegistry,
): ListViewParameters {
  const all = parameters.map(({ name }) => name);
  return (document) => {
    const kinds = pageTypes.get(document.type)?.parse(document, () => {}) ?? [];
    const read = kinds.length === 0 ? all : kinds.flatMap(({ view }) => view);
    return [...new Set(read)].toSorted();
  };
}
