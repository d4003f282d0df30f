import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Whether a process has ended, by itself or by a signal. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Ends a process by a signal, and waits until it has ended and its output is read. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (hasEnded(child)) return;
  const closed = once(child, "close");
  child.kill(signal);
  await closed;
}
