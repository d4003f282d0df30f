import { readFileSync } from "node:fs";

/** Reads a test runner's JSON report; undefined when it is missing or incomplete. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
