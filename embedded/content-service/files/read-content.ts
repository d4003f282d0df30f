import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Photos } from "../../media/photos.ts";
import type { StoredDocument } from "../store/stored-document.ts";
import { completeDocuments } from "./complete-documents.ts";
import { ContentError } from "./content-error.ts";
import { readDocumentFile } from "./read-document-file.ts";

/** Reads every document below a directory; throws a `ContentError` that names every file that is wrong. */
export function readContent(directory: string, photos: Photos): readonly StoredDocument[] {
  const read = jsonFilesIn(directory).map((path) => readDocumentFile(path));
  const problems = read.filter((result) => typeof result === "string");
  if (problems.length > 0) throw new ContentError(problems.map((problem) => shorten(problem, directory)));
  return completeDocuments(
    read.filter((result) => typeof result !== "string"),
    photos,
  );
}

function jsonFilesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Names files from the directory the service was started in. */
function shorten(problem: string, directory: string): string {
  const folder = directory.replace(/\/$/, "");
  return problem.replaceAll(folder, relative(process.cwd(), folder));
}
