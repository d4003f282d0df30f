import { isRecord } from "@tessera/runtime/is-record.ts";
import { readModels } from "../models/read-models.ts";
import type { StoredDocument } from "../store/document.ts";
import { LinkedData } from "./linked-data.ts";
import { Lookup } from "./lookup.ts";
import type { PresentContext } from "./present-context.ts";
import { presentData } from "./present-document.ts";
import { createUrlFinder } from "./routes/create-url-finder.ts";
import type { Scope } from "./scope.ts";
import { selectionsByType } from "./select/selections.ts";

/** Creates the scope of a response; `id` is set for each document. */
export async function createScope(documents: readonly StoredDocument[], context: PresentContext): Promise<Scope> {
  const { store, mediaBaseUrl, brokenRoute, graphQuery, fetchLinks } = context;
  const lookups = createLookups(documents, context);
  const [findUrl, models] = await Promise.all([
    createUrlFinder(context, lookups),
    readModels(store),
    lookups.stubs.preload(documents.flatMap(({ data }) => linkedIds(data))),
  ]);
  return {
    ...lookups,
    models,
    mediaBaseUrl,
    brokenRoute,
    findUrl,
    id: "",
    level: 0,
    linked: new LinkedData(),
    fetchLinks: graphQuery ? new Map() : selectionsByType(fetchLinks, "brief"),
    presentData,
  };
}

function createLookups(documents: readonly StoredDocument[], { store, view }: PresentContext) {
  const known = byId(documents);
  const read = async (ids: readonly string[]) => byId(await store.documents(view, ids));
  return {
    documents: new Lookup(read, known),
    stubs: new Lookup(async (ids) => byId(await store.stubs(view, ids)), known),
    items: new Lookup((keys) => store.catalogItems(keys)),
  };
}

function byId<Document extends { readonly id: string }>(documents: readonly Document[]) {
  return documents.map((document) => [document.id, document] as const);
}

/** Returns the ids of all documents that a value links to, at any depth. */
function linkedIds(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIds);
  if (!isRecord(value)) return [];
  const { link_type, id } = value;
  if (link_type === "Document" && typeof id === "string") return [id];
  return Object.values(value).flatMap(linkedIds);
}
