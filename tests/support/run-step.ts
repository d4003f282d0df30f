import { runProgram } from "../../scripts/slice/run-program.ts";

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that failed, where the step has not printed them last. */
  readonly failures: readonly string[];
}

/** Scripts that check the sources, without running them. */
export const checks = ["check:format", "check:lint", "check:borders", "check:dead-code", "check:words"];

/** Runs an npm script, prints its output at its end, and counts it as one test. */
export async function runStep(script: string, environment: Readonly<Record<string, string>> = {}): Promise<StepResult> {
  const start = performance.now();
  const { ok, output } = await runProgram(".", "npm", ["run", "--silent", script], environment);
  console.log(`\n== ${script}: ${secondsSince(start)} s`);
  process.stdout.write(output);
  return { name: script, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
}

export const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);
