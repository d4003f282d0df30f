import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as v from "valibot";
import { StartProblem } from "@tessera/runtime/start-problem.ts";

const exportedDocument = v.object({
  /** Id in the repository. */
  id: v.string(),
  /** Fingerprint of what was last written; absent before that. */
  written: v.optional(v.string()),
});

const exportedFile = v.object({
  /** Id in the repository. */
  id: v.string(),
  url: v.string(),
});

const entries = v.object({
  documents: v.record(v.string(), exportedDocument),
  files: v.record(v.string(), exportedFile),
});

type ExportedDocument = v.InferOutput<typeof exportedDocument>;
export type ExportedFile = v.InferOutput<typeof exportedFile>;

/**
 * The things that earlier exports created in a repository, by the keys here. The Migration API does not list its
 * release, so only this journal knows which documents wait in it.
 */
export interface Journal {
  readonly document: (id: string) => ExportedDocument | undefined;
  readonly file: (key: string) => ExportedFile | undefined;
  /** Remembers a document, or forgets it, on disk. */
  readonly setDocument: (id: string, document: ExportedDocument | undefined) => void;
  readonly setFile: (key: string, file: ExportedFile) => void;
}

/** Opens the file, which need not exist. Throws a `StartProblem` for a file that is not a journal. */
export function openJournal(path: string): Journal {
  const read = existsSync(path) ? parse(path) : { documents: {}, files: {} };
  const documents = new Map(Object.entries(read.documents));
  const files = new Map(Object.entries(read.files));
  const save = () => {
    mkdirSync(dirname(path), { recursive: true });
    const all = { documents: Object.fromEntries(documents), files: Object.fromEntries(files) };
    writeFileSync(`${path}.new`, `${JSON.stringify(all, null, 1)}\n`);
    renameSync(`${path}.new`, path);
  };
  return {
    document: (id) => documents.get(id),
    file: (key) => files.get(key),
    setDocument: (id, document) => {
      if (document) documents.set(id, document);
      else documents.delete(id);
      save();
    },
    setFile: (key, file) => {
      files.set(key, file);
      save();
    },
  };
}

function parse(path: string): v.InferOutput<typeof entries> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), entries), readFileSync(path, "utf8"));
  if (parsed.success) return parsed.output;
  throw new StartProblem(`${path} is damaged: delete it, and publish the migration release before the next export.`);
}
