import type { RawDocument } from "../content/document.ts";
import type { PageKind } from "./page-kind.ts";

/** The page kind of a document: the first of its type that says the document is its own (specification §2). */
export function kindOf(document: RawDocument, kinds: readonly PageKind[]): PageKind | undefined {
  return kinds.find((kind) => kind.type === document.type && kind.matches(document));
}
