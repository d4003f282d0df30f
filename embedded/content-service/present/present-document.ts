import type { Selection } from "../models/selection.ts";
import type { DocumentStub, StoredDocument } from "../store/document.ts";
import { toSlugs } from "./fields/describe-target.ts";
import { presentFields } from "./fields/present-fields.ts";
import { presentStored } from "./fields/present-stored.ts";
import type { PresentContext } from "./present-context.ts";
import type { Scope, Values } from "./scope.ts";
import { toDate } from "./timestamp.ts";

interface DocumentParts {
  readonly alternates: readonly DocumentStub[];
  readonly selection: Selection;
}

/** Presents one result of a search, with members in Prismic's order. */
export function presentDocument(
  document: StoredDocument,
  { alternates, selection }: DocumentParts,
  scope: Scope,
  context: Pick<PresentContext, "origin" | "ref">,
): unknown {
  return {
    id: document.id,
    uid: document.uid,
    url: scope.findUrl(document) ?? null,
    type: document.type,
    href: href(document.id, context),
    tags: document.tags,
    first_publication_date: toDate(document.firstPublished),
    last_publication_date: toDate(document.lastPublished),
    slugs: toSlugs(document),
    linked_documents: [],
    lang: document.lang,
    alternate_languages: alternates.map((alternate) => presentAlternate(alternate, scope)),
    data: presentData(document, selection, scope),
  };
}

/** Returns the address by which Prismic's client derives cache tags. */
function href(id: string, { origin, ref }: Pick<PresentContext, "origin" | "ref">): string {
  const query = new URLSearchParams({ ref, q: `[[:d = at(document.id, "${id}") ]]` });
  return `${origin}/api/v2/documents/search?${query}`;
}

/** Presents a translation; its address, with routes, extends Prismic's format. */
function presentAlternate(alternate: DocumentStub, scope: Scope): unknown {
  const { id, type, lang, uid } = alternate;
  const url = scope.findUrl(alternate);
  return { id, type, lang, ...(uid === null ? {} : { uid }), ...(url === undefined ? {} : { url }) };
}

/** Presents the selected fields of a document, with or without a model. */
export function presentData({ type, data }: StoredDocument, selection: Selection, scope: Scope): Values {
  const fields = scope.models.types.get(type);
  return fields ? presentFields(fields, data, selection, scope) : presentStored(data, selection, scope);
}
