import type { PresentContext, PresentStore } from "../../present/present-context.ts";
import type { DocumentStub, StoredDocument } from "../../store/document.ts";
import type { StoredModel } from "../../store/model-store.ts";

interface Contents {
  readonly documents?: readonly StoredDocument[];
  readonly types?: readonly StoredModel[];
  readonly slices?: readonly StoredModel[];
  readonly items?: ReadonlyMap<string, unknown>;
}

/** What presenting documents reads, kept in memory; `reads` has the names of the calls so far. */
export function presentStore(contents: Contents): PresentStore & { readonly reads: readonly string[] } {
  const { documents = [], types = [], slices = [], items = new Map<string, unknown>() } = contents;
  const reads: string[] = [];
  const noted = <Given extends readonly unknown[], Answer>(name: string, answer: (...given: Given) => Answer) => {
    return (...given: Given): Promise<Answer> => {
      reads.push(name);
      return Promise.resolve(answer(...given));
    };
  };
  return {
    reads,
    documents: noted("documents", (_, ids: readonly string[]) => documents.filter(({ id }) => ids.includes(id))),
    stubs: noted("stubs", (_, ids: readonly string[]) => documents.filter(({ id }) => ids.includes(id))),
    translations: noted("translations", (_, groups: readonly string[]): readonly DocumentStub[] =>
      documents.filter(({ translations }) => groups.includes(translations)),
    ),
    catalogItems: noted("catalogItems", (keys: readonly string[]) => {
      return new Map([...items].filter(([key]) => keys.includes(key)));
    }),
    models: noted("models", (kind) => (kind === "slice" ? slices : types)),
    modelRevision: noted("modelRevision", () => 1),
    state: noted("state", () => ({
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

/** A document with whatever isn't said made up. */
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

/** How to present everything, with nothing asked for. */
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
