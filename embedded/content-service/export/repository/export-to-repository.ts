import type { Photos } from "@tessera/media/photos.ts";
import { seedName } from "../../files/seeds.ts";
import type { StoreReader } from "../../store/content-store.ts";
import type { StoredDocument } from "../../store/document.ts";
import { chooseDocuments, type DocumentChoice } from "../choose-documents.ts";
import { readDocuments, findView } from "../read-documents.ts";
import { createCaller } from "./create-caller.ts";
import { documentBody, toFingerprint } from "./document-body.ts";
import { type ExportRun, forEach } from "./export-run.ts";
import { openJournal } from "./journal.ts";
import { knownFiles, knownIds, type Plan, planExport } from "./plan-export.ts";
import { documentKey, readTarget, type Target } from "./read-target.ts";
import type { RepositorySettings } from "./repository-settings.ts";
import { storeFiles } from "./store-files.ts";
import { createContext, writeDocuments } from "./write-documents.ts";
import { writeFiles } from "./write-files.ts";
import { writeModels } from "./write-models.ts";

export interface RepositoryExport extends DocumentChoice {
  readonly settings: RepositorySettings;
  /** File that remembers what exports to this repository created. */
  readonly journal: string;
  readonly photos: Photos;
  /** Whether models alone are written. */
  readonly models?: boolean;
  /** Whether the export says what it would write, and writes nothing. */
  readonly dryRun?: boolean;
  /** Whether the migration release is published at the end. */
  readonly publish?: boolean;
  /** Receives lines of progress. */
  readonly say: (line: string) => void;
}

/**
 * Exports models, files and documents of a store to a repository of Prismic. Exporting again writes what is missing or
 * changed. Returns what went wrong, a sentence each. Throws a `StartProblem` when nothing can be written.
 */
export async function exportToRepository(reader: StoreReader, request: RepositoryExport): Promise<readonly string[]> {
  const { settings, say, dryRun = false, publish = false } = request;
  const source = readSource(reader, request);
  const call = createCaller(settings);
  const target = await readTarget(call, settings);
  const journal = openJournal(request.journal);
  const ids = knownIds(source.all, source.models.customtype, target, journal);
  const files = await knownFiles(source.files, target, journal);
  const problems: string[] = [];
  const report = (problem: string) => {
    problems.push(problem);
    say(`  ! ${problem}`);
  };
  const here = new Set(source.all.map(({ id }) => id));
  const isDocument = (id: string) => here.has(id);
  const run: ExportRun = { call, journal, ids, files, all: source.all, isDocument, say, report };
  const isUnchanged = (document: StoredDocument) => isWritten(document, target, run);
  const plan = planExport(source, target, { hasFile: (key) => files.has(key), isUnchanged });
  for (const [lang, count] of plan.omitted)
    report(`${count} documents in ${lang} are omitted: add this language to the repository, then export again.`);
  if (dryRun) for (const line of planLines(plan, run)) say(line);
  say(planSummary(plan, run, settings));
  if (dryRun) return problems;
  await writeModels(plan.models, run);
  await writeFiles(plan.files, run);
  await writeDocuments(plan.documents, target.languages[0], run);
  if (publish) await publishRelease(run);
  else if (plan.documents.length > 0)
    say("The documents wait in the migration release: publish it there, or with --publish.");
  return problems;
}

function readSource(reader: StoreReader, { photos, only, release, models = false }: RepositoryExport) {
  const all = readDocuments(reader, findView(reader, release));
  const documents = models ? [] : chooseDocuments(all, only);
  return {
    all,
    documents,
    models: { customtype: reader.models("customtype"), slice: reader.models("slice") },
    files: models ? [] : storeFiles(reader, documents, { photos, unused: only === undefined }),
  };
}

async function publishRelease(run: ExportRun): Promise<void> {
  const release = { label: "release", toName: () => "publish the migration release" };
  await forEach([1], release, run, async () => {
    await run.call({ api: "migration", method: "POST", path: "/migration-release/publish", body: {} });
  });
}

/** True for a document that the repository shows, and that was written with the same content. */
function isWritten(document: StoredDocument, target: Target, run: ExportRun): boolean {
  const written = run.journal.document(document.id)?.written;
  if (written === undefined || !target.documents.has(documentKey(document))) return false;
  const silent = { ...run, report: () => undefined };
  return toFingerprint(documentBody(document, createContext(document, silent))) === written;
}

function planLines({ models, files, documents }: Plan, { ids }: ExportRun): readonly string[] {
  return [
    ...models.map(({ change, kind, model }) => `  ${change} ${kind} ${model.id}`),
    ...files.map(({ filename }) => `  upload ${filename}`),
    ...documents.map((document) => `  ${ids.has(document.id) ? "update" : "create"} ${seedName(document)}`),
  ];
}

/** Says what is written, how often the APIs are called for it, and how long the pauses take. */
function planSummary({ models, files, documents }: Plan, { ids }: ExportRun, { pause }: RepositorySettings): string {
  const created = documents.filter(({ id }) => !ids.has(id)).length;
  const calls = models.length + files.length + documents.length + created;
  const time = `${calls} calls with pauses of ${pause / 1000} s, about ${Math.ceil((calls * pause) / 60_000)} minutes`;
  return `${models.length} models, ${files.length} files and ${documents.length} documents, ${created} of them new: ${time}.`;
}
