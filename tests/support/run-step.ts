import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

/** Runs an npm script, prints its output at its end, and counts it as one test. */
export async function runStep(script: string, environment: Readonly<Record<string, string>> = {}): Promise<StepResult> {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  const exit = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  const [output, errors, status] = await Promise.all([buffer(child.stdout), buffer(child.stderr), exit]);
  console.log(`\n== ${script}: ${secondsSince(start)} s`);
  process.stdout.write(Buffer.concat([output, errors]));
  return { name: script, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

export const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);
