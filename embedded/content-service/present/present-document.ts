import type { StoredDocument } from "../store/stored-document.ts";
import type { PresentContext } from "./present-context.ts";
import { presentValue } from "./present-value.ts";

/** A stored document as the Document API answers it. */
export function presentDocument(document: StoredDocument, context: PresentContext): unknown {
  return {
    ...document,
    url: null,
    href: documentUrl(document.id, context),
    linked_documents: [],
    data: presentValue(selectFields(document, context.fetch), context),
  };
}

function documentUrl(id: string, { origin, ref }: PresentContext): string {
  const query = new URLSearchParams({ ref, q: `[[:d = at(document.id, "${id}") ]]` });
  return `${origin}/api/v2/documents/search?${query}`;
}

function selectFields({ type, data }: StoredDocument, fetch: readonly string[] | undefined): StoredDocument["data"] {
  if (!fetch) return data;
  return Object.fromEntries(Object.entries(data).filter(([field]) => fetch.includes(`${type}.${field}`)));
}
