import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describeDifference, type Inputs } from "./inputs.ts";

const inputsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

const toRecordPath = (root: string) => path.join(root, ".next", "inputs.json");

/** Returns why a build has to be made. Undefined when the last one was made of these inputs and is whole. */
export function staleReason(root: string, now: Inputs): string | undefined {
  const file = toRecordPath(root);
  if (!existsSync(path.join(root, ".next", "BUILD_ID"))) return "there is no build yet";
  const before = existsSync(file) ? v.safeParse(inputsSchema, readFileSync(file, "utf8")) : undefined;
  return before?.success ? describeDifference(before.output, now) : "the last build does not say what it was made of";
}

/** Forgets the inputs of the last build: one that breaks off counts as stale. */
export function forgetInputs(root: string): void {
  rmSync(toRecordPath(root), { force: true });
}

/** Records the inputs of a finished build. */
export function recordInputs(root: string, inputs: Inputs): void {
  writeFileSync(toRecordPath(root), JSON.stringify(inputs));
}
