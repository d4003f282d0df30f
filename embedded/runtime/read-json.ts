import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { StartProblem } from "./start-problem.ts";

/** A data file as its schema says. Throws `DataError` naming the file and the path of the first thing wrong in it. */
export function readJson<Output>(file: URL, schema: v.GenericSchema<unknown, Output>): Output {
  const name = fileURLToPath(file);
  const result = v.safeParse(schema, parseJson(name, readFileSync(file, "utf8")));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new DataError(name, v.getDotPath(issue) ?? "", issue.message);
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DataError(name, "", cause instanceof Error ? cause.message : "not JSON");
  }
}

/** The JSON files of a folder by name, in order; the folder's URL ends with a slash. */
export function jsonFiles(folder: URL): readonly { readonly name: string; readonly url: URL }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.toSorted().map((name) => ({ name, url: new URL(name, folder) }));
}

/** The data files are wrong: which file, where in it, and what is expected there. */
export class DataError extends StartProblem {
  override readonly name = "DataError";

  constructor(file: string, path: string, problem: string) {
    super(`${file}: ${path === "" ? "" : `${path}: `}${problem}`);
  }
}
