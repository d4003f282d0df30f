import type { StoredDocument } from "../../store/document.ts";
import type { ModelKind, StoredModel } from "../../store/model-store.ts";
import { changedModels, type PlannedModel } from "./write-models.ts";
import { inOrder } from "./in-order.ts";
import type { ExportedFile, Journal } from "./journal.ts";
import { documentKey, type Target } from "./read-target.ts";
import type { StoreFile } from "./store-files.ts";

/** The content that a repository is to have. */
export interface Source {
  readonly models: Readonly<Record<ModelKind, readonly StoredModel[]>>;
  readonly files: readonly StoreFile[];
  readonly documents: readonly StoredDocument[];
}

export interface Plan {
  /** Slices first: custom types name them. */
  readonly models: readonly PlannedModel[];
  /** Files that the repository does not have. */
  readonly files: readonly StoreFile[];
  /** Documents to create and write. A translation needs its document in the master language, which precedes it. */
  readonly documents: readonly StoredDocument[];
  /** Languages of documents that the repository does not have, with the numbers of their documents. */
  readonly omitted: ReadonlyMap<string, number>;
}

interface Known {
  readonly hasFile: (key: string) => boolean;
  /** True for a document that needs no writing. */
  readonly isUnchanged: (document: StoredDocument) => boolean;
}

export function planExport(source: Source, target: Target, { hasFile, isUnchanged }: Known): Plan {
  const [master] = target.languages;
  const isKnown = ({ lang }: StoredDocument) => target.languages.includes(lang);
  const documents = source.documents.filter((one) => isKnown(one) && !isUnchanged(one));
  const omitted = new Map<string, number>();
  for (const { lang } of source.documents.filter((one) => !isKnown(one)))
    omitted.set(lang, (omitted.get(lang) ?? 0) + 1);
  return {
    models: [...changedModels("slice", source, target), ...changedModels("customtype", source, target)],
    files: source.files.filter(({ key }) => !hasFile(key)),
    documents: [...documents.filter(({ lang }) => lang === master), ...documents.filter(({ lang }) => lang !== master)],
    omitted,
  };
}

/**
 * Returns the ids of the documents that the repository has, by type, language and uid, or by the journal. Documents
 * without a uid are found by their type only where it has one document.
 */
export function knownIds(
  documents: readonly StoredDocument[],
  types: readonly StoredModel[],
  target: Target,
  journal: Pick<Journal, "document">,
): Map<string, string> {
  const singles = new Set(types.filter(({ repeatable }) => repeatable === false).map(({ id }) => id));
  const findId = (document: StoredDocument) =>
    (document.uid !== null || singles.has(document.type) ? target.documents.get(documentKey(document)) : undefined) ??
    journal.document(document.id)?.id;
  return new Map(
    documents.flatMap((one): [string, string][] => {
      const id = findId(one);
      return id === undefined ? [] : [[one.id, id]];
    }),
  );
}

/** Returns the files that the repository has: by the journal, else by name and size. */
export async function knownFiles(
  files: readonly StoreFile[],
  target: Pick<Target, "files">,
  journal: Pick<Journal, "file">,
): Promise<Map<string, ExportedFile>> {
  const present = new Set(target.files.map(({ id }) => id));
  const known = new Map<string, ExportedFile>();
  await inOrder(files, async ({ key, filename, read }) => {
    const entry = journal.file(key);
    const sameName = target.files.filter((one) => one.filename === filename);
    const size = sameName.length > 0 ? (await read()).length : 0;
    const found = entry && present.has(entry.id) ? entry : sameName.find((one) => one.size === size);
    if (found) known.set(key, { id: found.id, url: found.url });
  });
  return known;
}
