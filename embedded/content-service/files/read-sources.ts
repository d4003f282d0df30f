import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "./content-error.ts";
import type { DocumentSource } from "./document-source.ts";
import { fromHere } from "./from-here.ts";
import { readDocumentFile } from "./read-document-file.ts";

/** Reads every document below a directory; throws a `ContentError` that names every file that is wrong. */
export function readSources(directory: string): readonly DocumentSource[] {
  const read = jsonFilesIn(directory).map((path) => readDocumentFile(path));
  const problems = read.filter((result) => typeof result === "string");
  if (problems.length > 0) throw new ContentError(problems.map((problem) => fromHere(problem, directory)));
  return read.filter((result) => typeof result !== "string");
}

function jsonFilesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
