import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { StartError } from "./terminal.ts";

const readyWithinMs = 60_000;

/**
 * Starts the embedded services as a process of their own, which ends with this one. Waits for its first message, which
 * means ready. Throws `StartError` when the process ends before, or sends no message for a minute.
 */
export async function startEmbedded(entry: string, root: string): Promise<ChildProcess> {
  // A process group of its own: Ctrl+C must not end the services while pages are still rendered.
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

/** Sends a child process SIGTERM, and SIGKILL after `graceMs`. */
export async function stopChild(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await Promise.race([ended, setTimeout(graceMs, undefined, { ref: false })]);
  child.kill("SIGKILL");
}
