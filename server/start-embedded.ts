import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { StartError } from "./start-error.ts";

const readyWithinMs = 60_000;

/**
 * Starts the embedded services as a process of their own and waits for their first message, which means that they
 * answer. They end with this process. Throws `StartError` when they end before, or say nothing for a minute.
 */
export async function startEmbedded(entry: string, root: string): Promise<ChildProcess> {
  // A group of its own: Ctrl+C must not take the services away from pages that are still being drawn.
  const child = fork(entry, { cwd: root, execArgv: ["--import", "tsx"], detached: true });
  process.once("exit", () => child.kill());
  await Promise.race([readiness(child), failure(child)]);
  return child;
}

async function readiness(child: ChildProcess): Promise<void> {
  try {
    await once(child, "message", { signal: AbortSignal.timeout(readyWithinMs) });
  } catch (cause) {
    throw new StartError(`The embedded services were not ready after ${readyWithinMs / 1000} seconds.`, { cause });
  }
}

async function failure(child: ChildProcess): Promise<never> {
  const [code, signal] = await once(child, "exit");
  throw new StartError(`The embedded services stopped before they were ready (${signal ?? `exit code ${code}`}).`);
}
