import type { PresentContext, PresentStore } from "../../present/present-context.ts";
import type { DocumentStub, StoredDocument } from "../../store/document.ts";
import type { StoredModel } from "../../store/model-store.ts";

interface Contents {
  readonly documents?: readonly StoredDocument[];
  readonly types?: readonly StoredModel[];
  readonly slices?: readonly StoredModel[];
  readonly items?: ReadonlyMap<string, unknown>;
}

/** Creates an in-memory store for presenting; `reads` records the names of calls. */
export function presentStore(contents: Contents): PresentStore & { readonly reads: readonly string[] } {
  const { documents = [], types = [], slices = [], items = new Map<string, unknown>() } = contents;
  const reads: string[] = [];
  const recorded = <Args extends readonly unknown[], Result>(name: string, operation: (...args: Args) => Result) => {
    return (...args: Args): Promise<Result> => {
      reads.push(name);
      return Promise.resolve(operation(...args));
    };
  };
  return {
    reads,
    documents: recorded("documents", (_, ids: readonly string[]) => documents.filter(({ id }) => ids.includes(id))),
    stubs: recorded("stubs", (_, ids: readonly string[]) => documents.filter(({ id }) => ids.includes(id))),
    translations: recorded("translations", (_, groups: readonly string[]): readonly DocumentStub[] =>
      documents.filter(({ translations }) => groups.includes(translations)),
    ),
    catalogItems: recorded("catalogItems", (keys: readonly string[]) => {
      return new Map([...items].filter(([key]) => keys.includes(key)));
    }),
    models: recorded("models", (kind) => (kind === "slice" ? slices : types)),
    modelRevision: recorded("modelRevision", () => 1),
    state: recorded("state", () => ({
      nonce: "n",
      master: 1,
      oldestMaster: 1,
      oldestOverlayRevision: 1,
      languages: [{ id: "en-us", name: "English" }],
      releases: [],
      tags: [],
      types: [],
      catalogs: 0,
    })),
  };
}

/** Creates a document with defaults. */
export function storedDocument(id: string, more: Partial<StoredDocument> = {}): StoredDocument {
  return {
    id,
    translations: id,
    type: "page",
    lang: "en-us",
    uid: id,
    title: id,
    tags: [],
    data: {},
    firstPublished: Date.parse("2026-01-02T10:00:00Z"),
    lastPublished: Date.parse("2026-11-20T08:30:00Z"),
    ...more,
  };
}

/** Creates a context that selects all fields. */
export function presentContext(store: PresentStore, more: Partial<PresentContext> = {}): PresentContext {
  return {
    view: { master: 1, overlay: undefined },
    ref: "ref",
    origin: "http://localhost",
    mediaBaseUrl: "http://localhost",
    store,
    fetch: undefined,
    fetchLinks: [],
    graphQuery: undefined,
    routes: [],
    brokenRoute: undefined,
    ...more,
  };
}
