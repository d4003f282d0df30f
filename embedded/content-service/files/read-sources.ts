import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import * as v from "valibot";
import { ContentError } from "./content-error.ts";
import { type DocumentSource, documentSource } from "./document-source.ts";

/** Reads every document below a directory. Throws a `ContentError` that lists the invalid files. */
export function readSources(directory: string): readonly DocumentSource[] {
  const read = jsonFilesIn(directory).map((path) => readDocumentFile(path));
  const problems = read.filter((result) => typeof result === "string");
  if (problems.length > 0) throw new ContentError(problems.map((problem) => relativeToCwd(problem, directory)));
  return read.filter((result) => typeof result !== "string");
}

function jsonFilesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Reads `<type>/<uid>.<lang>.json`, or returns a string that says what to correct. */
function readDocumentFile(path: string): DocumentSource | string {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    return `${path} is not valid JSON (${toMessage(cause)}). Correct the file.`;
  }
  const source = parseSource(json);
  if (typeof source === "string") return `${path}: ${source}. Correct the file.`;
  return misplaced(path, source) ?? source;
}

/** Parses a document, or returns what is invalid in it: `uid: must be letters, digits and . _ ~ -; tags: …`. */
export function parseSource(json: unknown): DocumentSource | string {
  const result = v.safeParse(documentSource, json);
  return result.success ? result.output : result.issues.map(describeIssue).join("; ");
}

function misplaced(path: string, { id, type, uid, lang }: DocumentSource): string | undefined {
  const name = `${uid ?? id}.${lang}.json`;
  if (basename(path) === name && basename(dirname(path)) === type) return undefined;
  return `${path} says type "${type}", uid "${uid}" and lang "${lang}", so it must be ${type}/${name}. Rename the file or correct what it says.`;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? "the document"}: ${issue.message}`;
}

function toMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message.replaceAll("\n", " ") : String(cause);
}

/** Shortens absolute paths in a message to paths from the working directory. */
function relativeToCwd(problem: string, directory: string): string {
  const folder = directory.replace(/\/$/, "");
  return problem.replaceAll(folder, relative(process.cwd(), folder) || ".");
}
