import { setTimeout } from "node:timers/promises";
import { noReporter, throttled } from "./errors/error-reporter.ts";
import { createLog } from "./log/create-log.ts";
import { lineWriter } from "./log/line-writer.ts";
import { readSettings, type Settings } from "./settings.ts";
import type { Telemetry } from "./telemetry.ts";
import { createObservations } from "./trace/observations.ts";

interface StartOptions {
  readonly development: boolean;
  /** Names what runs, where `SENTRY_RELEASE` does not: the id of the build. */
  readonly release: string | undefined;
}

const now = () => performance.now();

/**
 * Starts the telemetry of the process with the settings of the variables. OpenTelemetry and Sentry are loaded only if
 * one enables them. Throws an error that names an invalid variable.
 */
export async function startTelemetry(
  variables: Readonly<Record<string, string | undefined>>,
  { development, release }: StartOptions,
): Promise<{ readonly telemetry: Telemetry; readonly settings: Settings; readonly format: "json" | "text" }> {
  const settings = readSettings(variables);
  const format = settings.format ?? (development || process.stdout.isTTY ? "text" : "json");
  const observations = createObservations(now);
  const ids = () => {
    const observation = observations.current();
    return { request: observation?.requestId, trace: observation?.span?.traceId };
  };
  const log = createLog({ level: settings.level, write: lineWriter(format), ids, now });
  const errors = throttled(await createReporter(settings, release), now);
  const tracer = await loadTracer(settings);
  const close = async (timeoutMs: number) => {
    const closed = Promise.allSettled([errors.close(timeoutMs), tracer?.close()]);
    await Promise.race([closed, setTimeout(timeoutMs, undefined, { ref: false })]);
  };
  const telemetry = { log, errors, observations, tracer, close };
  return { telemetry, settings, format };
}

async function createReporter({ sentry }: Settings, release: string | undefined) {
  if (sentry === undefined) return noReporter;
  const { createSentryReporter } = await import("./errors/sentry.ts");
  return createSentryReporter({ ...sentry, release: sentry.release ?? release });
}

async function loadTracer({ traces }: Settings) {
  if (traces === undefined) return undefined;
  const { createTracer } = await import("./trace/open-telemetry.ts");
  return createTracer(traces.share);
}
