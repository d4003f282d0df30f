import * as v from "valibot";
import { seedName } from "../../files/seeds.ts";
import type { StoredDocument } from "../../store/document.ts";
import { documentBody, toFingerprint } from "./document-body.ts";
import { type ExportRun, forEach } from "./export-run.ts";
import { Refused } from "./refused.ts";
import type { TargetContext } from "./target-values.ts";

/**
 * Creates the missing documents without data, then writes the data of all: by then every link has its target. Documents
 * in the master language precede their translations.
 */
export async function writeDocuments(
  documents: readonly StoredDocument[],
  master: string | undefined,
  run: ExportRun,
): Promise<void> {
  const missing = documents.filter(({ id }) => !run.ids.has(id));
  await forEach(missing, { label: "new document", toName: seedName }, run, (document) => create(document, master, run));
  const created = documents.filter(({ id }) => run.ids.has(id));
  await forEach(created, { label: "document", toName: seedName }, run, (document) => update(document, run));
}

const identified = v.object({ id: v.string() });

async function create(document: StoredDocument, master: string | undefined, run: ExportRun): Promise<void> {
  const { type, lang } = document;
  const original = findOriginal(document, master, run);
  const content = documentBody({ ...document, data: {} }, createContext(document, run));
  const body = { ...content, type, lang, alternate_language_id: original };
  const { id } = v.parse(identified, await run.call({ api: "migration", method: "POST", path: "/documents", body }));
  run.ids.set(document.id, id);
  run.journal.setDocument(document.id, { id });
}

/**
 * Returns the id of the document that this one translates; undefined for the first one. Throws when the one in the master
 * language is missing: a document can't become its translation later.
 */
function findOriginal({ id: own, translations }: StoredDocument, master: string | undefined, { all, ids }: ExportRun) {
  const others = all.filter((one) => one.translations === translations && one.id !== own);
  const inMaster = others.find(({ lang }) => lang === master);
  if (inMaster && !ids.has(inMaster.id))
    throw new Error(`${seedName(inMaster)}, which it translates, must be exported first`);
  const first = inMaster ?? others.find(({ id }) => ids.has(id));
  return first && ids.get(first.id);
}

async function update(document: StoredDocument, run: ExportRun): Promise<void> {
  const id = run.ids.get(document.id) ?? "";
  const body = documentBody(document, createContext(document, run));
  try {
    await run.call({ api: "migration", method: "PUT", path: `/documents/${id}`, body });
  } catch (cause) {
    if (!(cause instanceof Refused && cause.status === 404)) throw cause;
    run.journal.setDocument(document.id, undefined);
    throw new Error("is no longer in the repository: export again, which creates it", { cause });
  }
  run.journal.setDocument(document.id, { id, written: toFingerprint(body) });
}

/** Returns what a document references, and reports what it can't with the document's name. */
export function createContext(
  document: StoredDocument,
  { ids, files, isDocument, report }: Pick<ExportRun, "ids" | "files" | "isDocument" | "report">,
): TargetContext {
  return {
    documentId: (id) => ids.get(id),
    isDocument,
    file: (key) => files.get(key),
    report: (path, problem) => report(`${seedName(document)}: ${path} ${problem}.`),
  };
}
