import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { DataError } from "./data-error.ts";

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
