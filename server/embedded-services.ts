import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Log } from "../telemetry/log/log.ts";
import { StartError } from "./terminal.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

/** Milliseconds before the first restart, and the longest wait: it doubles with each quick end. */
const minPauseMs = 250;
const maxPauseMs = 5_000;

/** A process that ran for so many milliseconds did not end quickly. */
const steadyMs = 60_000;

export interface EmbeddedServices {
  /** Id of the process that runs now, or ran last. */
  readonly pid: () => number | undefined;
  /** Ends the process for good: SIGTERM, and SIGKILL after `graceMs`. */
  readonly stop: (graceMs: number) => Promise<void>;
}

interface RunOptions {
  readonly log: Pick<Log, "error" | "info">;
  /** Of the process, besides those of this one. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Waits before a restart; a timer by default. */
  readonly wait?: (ms: number) => Promise<void>;
}

const timer = (ms: number) => setTimeout(ms, undefined, { ref: false });

/**
 * Runs the embedded services as a separate process, and starts it again whenever it ends. It ends with this one. Waits
 * until they are ready. Throws `StartError` when the first process ends before that, or makes no progress for a minute.
 */
export async function runEmbedded(
  entry: string,
  root: string,
  { log, variables = {}, wait = timer }: RunOptions,
): Promise<EmbeddedServices> {
  const stopping = new AbortController();
  const start = () => launch(entry, root, variables);
  let child = start();
  process.once("exit", () => child.kill());
  await ready(child, log);
  void keepRunning();
  return {
    pid: () => child.pid,
    stop: (graceMs) => {
      stopping.abort();
      return stopChild(child, graceMs);
    },
  };

  async function keepRunning(quickEnds = 0): Promise<void> {
    const startedAt = performance.now();
    const reason = await describeEnd(child);
    if (stopping.signal.aborted) return;
    const ends = performance.now() - startedAt < steadyMs ? quickEnds : 0;
    const pause = Math.min(minPauseMs * 2 ** ends, maxPauseMs);
    log.error(
      "embedded-services-ended",
      `The embedded services have ended (${reason}); they start again in ${pause} ms.`,
    );
    await wait(pause);
    if (stopping.signal.aborted) return;
    child = start();
    void restarted(child, log);
    return keepRunning(ends + 1);
  }
}

/** Starts a process in a separate group: Ctrl+C must not end the services while pages are still rendered. */
function launch(entry: string, root: string, variables: Readonly<Record<string, string>>): ChildProcess {
  const env = { ...process.env, ...variables };
  const child = fork(entry, { cwd: root, env, execArgv: ["--import", "tsx"], detached: true });
  // Without a listener, a process that can't be started would end this one.
  return child.on("error", () => {});
}

/** Kills a process that is never ready, so that another one can start. */
async function restarted(child: ChildProcess, log: RunOptions["log"]): Promise<void> {
  await ready(child, log).then(
    () => log.info("embedded-services-restarted", "The embedded services are ready again."),
    () => child.kill("SIGKILL"),
  );
}

/** Waits until a process is ready. Throws `StartError`, also when it ends before. */
async function ready(child: ChildProcess, log: RunOptions["log"]): Promise<void> {
  const failure = describeEnd(child).then((reason) => {
    throw new StartError(`The embedded services stopped before they were ready (${reason}).`);
  });
  await Promise.race([waitUntilReady(child, log), failure]);
}

/** Returns how a process ended, or why it did not start: `SIGKILL`, `exit code 1`, `spawn EAGAIN`. */
async function describeEnd(child: ChildProcess): Promise<string> {
  const failure: unknown = hasEnded(child) ? undefined : await once(child, "exit").catch((error: unknown) => error);
  if (failure instanceof Error) return failure.message;
  return child.signalCode ?? `exit code ${child.exitCode}`;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function stopChild(child: ChildProcess, graceMs: number): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await Promise.race([ended, setTimeout(graceMs, undefined, { ref: false })]);
  child.kill("SIGKILL");
}
