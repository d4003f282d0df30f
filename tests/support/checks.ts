import { readdirSync } from "node:fs";
import path from "node:path";
import type { NamedRun } from "./named-runs.ts";
import { runStep, type StepResult } from "./run-step.ts";
import type { Command } from "./suites.ts";
import { rooms } from "./test-files.ts";

export interface Check extends NamedRun {
  readonly run: readonly Command[];
  /** Whether `npm run check` and `npm test` run it beside the others. The others run by name only. */
  readonly always?: boolean;
}

/** Next and npm start these. */
const codeOfTheRoot = ["instrumentation.ts", "proxy.ts", "server.ts"];

const root = path.join(import.meta.dirname, "../..");

/** Checks of the sources by name, and the steps of `npm test`. */
export const checks: Readonly<Record<string, Check>> = {
  format: { does: "the format of all files", run: [["oxfmt", "--check", "."]], always: true },
  lint: {
    does: "lint rules and types",
    run: [["oxlint", "--type-aware", "--type-check", "--deny-warnings", "--report-unused-disable-directives"]],
    always: true,
  },
  borders: {
    does: "which folder imports which",
    run: [["depcruise", "--config", ".dependency-cruiser.mjs", ...listFoldersWithCode(), ...codeOfTheRoot]],
    always: true,
  },
  "dead-code": {
    does: "files, exports and packages that nothing uses",
    run: [["knip"], ["knip", "--production"]],
    always: true,
  },
  words: {
    does: "the words and sentences of comments, and names; folders may follow",
    run: [["node", "--import", "tsx", "tests/check-words.ts", "--sentences"]],
    always: true,
    takesMore: true,
  },
  advisories: {
    does: "production packages against the registry's advisories",
    run: [["node", "--import", "tsx", "scripts/check-advisories.ts"]],
  },
  unit: { does: "unit and conformance tests; files may follow", run: [["vitest", "run"]], takesMore: true },
  e2e: { does: "browser tests against BASE_URL; files may follow", run: [["playwright", "test"]], takesMore: true },
};

/** Lists the names that run without being named. */
export function listUsualChecks(): readonly string[] {
  return Object.entries(checks).flatMap(([name, { always = false }]) => (always ? [name] : []));
}

/** Runs a check with further parameters, and counts it as one test. */
export async function runCheck(name: string, parameters: readonly string[] = []): Promise<StepResult> {
  const commands = checks[name]?.run ?? [];
  return await runStep(
    name,
    commands.map(([program, ...fixed]) => [program, ...fixed, ...parameters]),
  );
}

function listFoldersWithCode(): readonly string[] {
  const isCode = (file: string): boolean => /\.tsx?$/.test(file);
  return rooms().filter((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).some(isCode),
  );
}
