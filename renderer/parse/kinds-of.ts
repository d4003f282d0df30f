import type { RawDocument } from "../../content/document.ts";
import type { PageKind } from "../page-kind.ts";

/**
 * The page kinds a document may be, by what it says of itself: those of its type that match, in the order of the table,
 * down to the first that the catalog has no say in (specification §2).
 */
export function kindsOf(document: RawDocument, kinds: readonly PageKind[]): readonly PageKind[] {
  const matching = kinds.filter((kind) => kind.type === document.type && kind.matches(document));
  const certain = matching.findIndex(({ isCertain }) => isCertain);
  return certain === -1 ? matching : matching.slice(0, certain + 1);
}
