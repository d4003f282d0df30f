import { readFileSync } from "node:fs";

/** A test runner's JSON report; undefined when there is none, or only part of one. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
