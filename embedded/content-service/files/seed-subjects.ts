import { isDeepStrictEqual } from "node:util";
import type { ContentStore } from "../store/content-store.ts";
import type { DocumentContent } from "../store/document.ts";
import type { ModelKind, StoredModel } from "../store/model-store.ts";
import { documentStems, modelStems } from "./fingerprints.ts";
import { idInRecord, type Meeting, readRecord } from "./seed-record.ts";
import {
  toSeedDocumentId,
  parseModelSeedName,
  modelSeedName,
  type SeedDocument,
  seedName,
  type Seeds,
} from "./seeds.ts";

/** The subject of a file: a document or model, which may be missing in the files. */
export type SeedSubject = { readonly kind: "languages" } | DocumentSubject | ModelSubject;

export interface DocumentSubject {
  readonly kind: "document";
  readonly id: string;
  readonly document: SeedDocument | undefined;
}

export interface ModelSubject {
  readonly kind: ModelKind;
  readonly id: string;
  readonly model: StoredModel | undefined;
}

interface ComparedSubject extends Pick<Meeting, "stems" | "same"> {
  readonly subject: SeedSubject;
}

/** Returns a function that compares the file of a name with the store; `known` has the store's records. */
export async function seedSubjects(
  store: ContentStore,
  seeds: Seeds,
  known: ReadonlyMap<string, string>,
): Promise<(name: string) => ComparedSubject> {
  const documents = new Map(seeds.documents.map((document) => [seedName(document), document]));
  const models = new Map(seeds.models.map((seed) => [modelSeedName(seed), seed.model]));
  const findId = (name: string) =>
    documents.get(name)?.id ?? idInRecord(readRecord(known.get(name) ?? "")) ?? toSeedDocumentId(name);
  const names = [...documents.keys(), ...known.keys()];
  const publishedDocument = await documentLookup(
    store,
    names.flatMap((name) => findId(name) ?? []),
  );
  const storedModel = await modelLookup(store);
  return (name) => {
    const named = parseModelSeedName(name);
    if (named) return compareModel({ ...named, model: models.get(name) }, storedModel(name));
    const id = findId(name);
    if (id === undefined) return { subject: { kind: "languages" }, same: true, stems: () => true };
    return compareDocument({ kind: "document", id, document: documents.get(name) }, publishedDocument(id));
  };
}

/** Documents of one read. Also on a slow machine it ends within the time limit of the store. */
const maxLookups = 250;

async function documentLookup(store: ContentStore, ids: readonly string[]) {
  const { master } = await store.state();
  const parts = Array.from({ length: Math.ceil(ids.length / maxLookups) }, (_, part) =>
    store.documents({ master, overlay: undefined }, ids.slice(part * maxLookups, (part + 1) * maxLookups)),
  );
  const byId = new Map((await Promise.all(parts)).flat().map((document) => [document.id, document]));
  return (id: string) => byId.get(id);
}

async function modelLookup(store: ContentStore) {
  const kinds = ["customtype", "slice"] as const;
  const models = await Promise.all(
    kinds.map(async (kind) => (await store.models(kind)).map((model) => ({ kind, model }))),
  );
  const byName = new Map(models.flat().map((seed) => [modelSeedName(seed), seed.model]));
  return (name: string) => byName.get(name);
}

function compareDocument(subject: DocumentSubject, stored: DocumentContent | undefined): ComparedSubject {
  const same = isDeepStrictEqual(subject.document && toContent(subject.document), stored && toContent(stored));
  return { subject, same, stems: (fingerprint) => documentStems(stored, fingerprint) };
}

function toContent({ id, translations, type, lang, uid, title, tags, data }: DocumentContent): DocumentContent {
  return { id, translations, type, lang, uid, title, tags, data };
}

function compareModel(subject: ModelSubject, stored: StoredModel | undefined): ComparedSubject {
  const same = isDeepStrictEqual(subject.model, stored);
  return { subject, same, stems: (fingerprint) => modelStems(stored, fingerprint) };
}
