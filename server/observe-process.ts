import { format } from "node:util";
import { bridge } from "../framework/next/bridge.ts";
import { toErrorMessage } from "../telemetry/describe-error.ts";
import { captureConsole } from "../telemetry/log/capture-console.ts";
import type { Settings } from "../telemetry/settings.ts";
import { startTelemetry } from "../telemetry/start-telemetry.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { readBuildId, requireBuild } from "./build-id.ts";
import { escapeOutput, StartError } from "./terminal.ts";

interface ObservedProcess {
  readonly telemetry: Telemetry;
  readonly settings: Settings;
  /** Errors that are in the log although Next prints them too. Those with a digest it passes to `onRequestError`. */
  readonly logged: WeakSet<object>;
  /** Shows a text of several lines to who started the process. Logs one line where the log is JSON. */
  readonly announce: (text: string) => void;
}

/**
 * Starts the telemetry of the process. In production all else that is printed becomes lines of the log. In
 * development Next's output stays as it is, with its colors and its source frames. Throws `StartError`.
 */
export async function observeProcess(root: string, development: boolean): Promise<ObservedProcess> {
  if (!development) requireBuild(root);
  const release = development ? undefined : readBuildId(root);
  const started = await startTelemetry(process.env, { development, release }).catch((cause: unknown) => {
    throw new StartError(toErrorMessage(cause), { cause });
  });
  const { telemetry, settings } = started;
  bridge().telemetry = telemetry;
  const logged = new WeakSet<object>();
  if (!development) {
    for (const stream of [process.stdout, process.stderr]) escapeOutput(stream);
    captureConsole(
      console,
      telemetry.log,
      (value) => value instanceof Error && (logged.has(value) || "digest" in value),
    );
  }
  const announce = (text: string) => {
    if (started.format === "text") process.stdout.write(`${text}\n`);
    else telemetry.log.info("ready", "Tessera is ready.", { lines: splitLines(text) });
  };
  return { telemetry, settings, logged, announce };
}

function splitLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Writes to the standard error, as text, why the process can't start. */
export function reportStartError(error: unknown): void {
  process.stderr.write(`${error instanceof StartError ? error.message : format(error)}\n`);
}
