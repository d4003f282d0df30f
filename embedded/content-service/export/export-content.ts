import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { Photos } from "@tessera/media/photos.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import { type DocumentSource, documentSource } from "../files/document-source.ts";
import { documentTargets, toSourceId } from "../files/document-targets.ts";
import { readSeedSources, type SeedOrigin } from "../files/read-seed-sources.ts";
import { seedName } from "../files/seeds.ts";
import type { StoreReader } from "../store/content-store.ts";
import type { StoredDocument } from "../store/document.ts";
import { chooseDocuments, type DocumentChoice, isChosen } from "./choose-documents.ts";
import { readDocuments, findView } from "./read-documents.ts";
import { targetsById } from "./shorten.ts";
import { toDocumentSource } from "./to-document-source.ts";
import { unsavedAmong } from "./unsaved-files.ts";

export interface ExportRequest extends DocumentChoice {
  readonly folder: string;
  /** The files and planned documents that the store follows. */
  readonly seeds: SeedOrigin;
  readonly photos: Photos;
  /** Whether files with content that git does not have are overwritten. */
  readonly force?: boolean;
}

export interface Exported {
  /** Names of files that were written. */
  readonly written: readonly string[];
  /** Number of files that say the same already. */
  readonly unchanged: number;
  /** Names of files in the folder whose documents the store does not have. They stay. */
  readonly withoutDocument: readonly string[];
}

/**
 * Writes documents of a store to files in the format of seeds. Reading the files again returns the same documents. Throws
 * a `StartProblem`, and writes nothing, when a document can't be a file or a file has unsaved content.
 */
export function exportContent(reader: StoreReader, request: ExportRequest): Exported {
  const { folder, only, release, force = false } = request;
  const documents = readDocuments(reader, findView(reader, release));
  const chosen = chooseDocuments(documents, only);
  const seeds = readByName(request.seeds);
  const present = folder === request.seeds.content ? seeds : readByName({ content: folder });
  const files = makeFiles(reader, chosen, { seeds, present }, request.photos);
  const changed = files.filter(({ name, source }) => !isDeepStrictEqual(present.get(name), source));
  const names = changed.map(({ name }) => name);
  const unsafe = unsavedAmong(folder, names, force);
  if (unsafe.length > 0) throw new StartProblem(unsavedText(unsafe));
  for (const { name, source } of changed) {
    const seed = join(request.seeds.content, name);
    // A file of the seeds that says the same is copied, with its format.
    if (isDeepStrictEqual(seeds.get(name), source) && existsSync(seed)) copy(seed, join(folder, name));
    else write(join(folder, name), source);
  }
  const stored = new Set(documents.map(seedName));
  return {
    written: names,
    unchanged: files.length - changed.length,
    withoutDocument: [...present.keys()].filter((name) => isChosen(name, only) && !stored.has(name)),
  };
}

type Sources = ReadonlyMap<string, DocumentSource>;

function readByName(origin: SeedOrigin): Sources {
  const sources = existsSync(origin.content) ? readSeedSources(origin) : [];
  return new Map(sources.map((source) => [seedName({ ...source, id: toSourceId(source) }), source]));
}

interface File {
  readonly name: string;
  readonly source: DocumentSource;
}

function makeFiles(
  reader: StoreReader,
  documents: readonly StoredDocument[],
  { seeds, present }: { readonly seeds: Sources; readonly present: Sources },
  photos: Photos,
): readonly File[] {
  const records = reader.seeds();
  const references = new Map([...seeds, ...present]);
  const linkable = [...present.values(), ...documents];
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem);
  const context = { targets: documentTargets(linkable), findTarget: targetsById(linkable), photos, report };
  const files = documents.map((document): File => {
    const name = seedName(document);
    const known = { reference: references.get(name), record: records.get(name) };
    const parsed = v.safeParse(documentSource, toDocumentSource(document, context, known));
    if (parsed.success) return { name, source: parsed.output };
    problems.push(`${name} can't be a file: ${v.getDotPath(parsed.issues[0])} ${parsed.issues[0].message}.`);
    return { name, source: toDocumentSource(document, context, known) };
  });
  if (problems.length > 0) throw new StartProblem(problems.join("\n"));
  return files;
}

/** Writes a file as people write it: what identifies the document first. */
function write(path: string, { tags, ...source }: DocumentSource): void {
  const { id, translations, type, uid, lang, title, ...rest } = source;
  const head = { id, translations, type, uid, lang, title };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...head, ...(tags.length > 0 && { tags }), ...rest }, null, 2)}\n`);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function unsavedText(names: readonly string[]): string {
  return [
    "These files have content that git does not have, and the store says something else. Nothing is written:",
    ...names.map((name) => `  ${name}`),
    "Commit them or choose another folder; --force overwrites them.",
  ].join("\n");
}
