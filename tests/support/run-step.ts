import { runProgram } from "../../scripts/slice/run-program.ts";
import type { Command } from "./suites.ts";

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that failed, where the step has not printed them last. */
  readonly failures: readonly string[];
}

/** Runs the commands of a step until one fails, prints their output, and counts them as one test. */
export async function runStep(
  name: string,
  commands: readonly Command[],
  environment: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const start = performance.now();
  let ok = true;
  let printed = "";
  for (const [program, ...parameters] of commands) {
    if (!ok) break;
    const ended = await runProgram(".", program, parameters, environment);
    ok = ended.ok;
    printed += ended.output;
  }
  console.log(`\n== ${name}: ${secondsSince(start)} s`);
  process.stdout.write(printed);
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
}

export const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);
