import { setImmediate } from "node:timers/promises";
import { normalizeLanguage } from "../languages.ts";
import type { PresentContext } from "../present/present-context.ts";
import { presentDocuments } from "../present/present-documents.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { StoredDocument } from "../store/document.ts";
import type { DocumentQuery } from "../store/document-query.ts";
import type { RepositoryState } from "../store/state.ts";
import { type GraphQLDocument, toGraphQLDocument } from "./graphql-document.ts";
import { TooCostly } from "../present/linked-data.ts";

export interface LoaderContext extends PresentContext {
  readonly store: PresentContext["store"] & Pick<ContentStore, "search">;
  readonly state: RepositoryState;
}

type DocumentsById = ReadonlyMap<string, GraphQLDocument>;

/** Most documents that a query may read. A search counts as at least `minSearchCost`. */
const maxDocuments = 1000;
const minSearchCost = 20;

/** Most links that a query may follow, including those to documents already loaded. */
const maxLinks = 5000;

/** Loads documents for one query and batches the targets of links, with one store call for each level. */
export class DocumentLoader {
  readonly #context: LoaderContext;
  readonly #typeNames: ReadonlyMap<string, string>;
  readonly #linked = new Map<string, Promise<GraphQLDocument | undefined>>();
  #batch: { readonly ids: string[]; readonly loaded: Promise<DocumentsById> } | undefined;
  #documentsLeft = maxDocuments;
  #linksLeft = maxLinks;

  constructor(context: LoaderContext, typeNames: ReadonlyMap<string, string>) {
    this.#context = context;
    this.#typeNames = typeNames;
  }

  async search(
    query: DocumentQuery,
  ): Promise<{ readonly documents: readonly GraphQLDocument[]; readonly total: number }> {
    this.#spend(Math.max(query.pageSize, minSearchCost));
    const { store, view, state } = this.#context;
    const lang = normalizeLanguage(query.lang, state.languages);
    const { documents, total } = await store.search(view, { ...query, lang });
    return { documents: [...(await this.#load(documents)).values()], total };
  }

  /** Undefined for a document outside the view, and for all others once the query exceeds its links. */
  document(id: string): Promise<GraphQLDocument | undefined> | undefined {
    if (this.#linksLeft < 0) return undefined;
    this.#linksLeft -= 1;
    if (this.#linksLeft < 0)
      throw new TooCostly(`The query follows more than ${maxLinks} links: request fewer at once.`);
    const known = this.#linked.get(id);
    if (known) return known;
    this.#spend(1);
    this.#batch ??= this.#openBatch();
    this.#batch.ids.push(id);
    const document = this.#batch.loaded.then((loaded) => loaded.get(id));
    this.#linked.set(id, document);
    return document;
  }

  /** Collects ids until all resolvers of this turn have run. */
  #openBatch() {
    const ids: string[] = [];
    const read = async () => {
      await setImmediate();
      this.#batch = undefined;
      return this.#load(await this.#context.store.documents(this.#context.view, ids));
    };
    return { ids, loaded: read() };
  }

  async #load(documents: readonly StoredDocument[]): Promise<DocumentsById> {
    const loaded = (await presentDocuments(documents, this.#context)).map((json) =>
      toGraphQLDocument(json, this.#typeNames),
    );
    return new Map(loaded.flatMap((document) => (document ? [[document._meta.id, document] as const] : [])));
  }

  #spend(documents: number): void {
    this.#documentsLeft -= documents;
    if (this.#documentsLeft < 0)
      throw new TooCostly(`The query reads more than ${maxDocuments} documents: request fewer at once.`);
  }
}
