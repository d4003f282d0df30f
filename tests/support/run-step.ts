import { spawnSync } from "node:child_process";

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

/** Runs an npm script with its output shown: one passed, or one failed. */
export function runStep(script: string): StepResult {
  console.log(`\n== ${script}`);
  const { status } = spawnSync("npm", ["run", "--silent", script], { stdio: "inherit" });
  return { name: script, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}
