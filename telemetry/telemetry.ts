import { type ErrorReporter, noReporter } from "./errors/error-reporter.ts";
import type { Log, WriteLine } from "./log/log.ts";
import { createObservations, type Observations } from "./trace/observations.ts";
import type { Tracer } from "./trace/span.ts";

/** Telemetry of the process for its operators. */
export interface Telemetry {
  readonly log: Log;
  readonly errors: ErrorReporter;
  readonly observations: Observations;
  /** Undefined without a collector. */
  readonly tracer: Tracer | undefined;
  /** Exports and sends what is under way, for at most so many milliseconds. Never rejects. */
  readonly close: (timeoutMs: number) => Promise<void>;
}

declare global {
  var telemetryOfTessera: Telemetry | undefined;
}

/** Sets the telemetry of the process. */
export function setTelemetry(started: Telemetry): void {
  globalThis.telemetryOfTessera = started;
}

/**
 * Returns the telemetry of the process. Next loads pages and route handlers as programs with separate modules, which
 * share only the global object. Before anything is set, as in a build or a test, lines go to the console.
 */
export function telemetry(): Telemetry {
  return globalThis.telemetryOfTessera ?? unset;
}

const toConsole =
  (method: "info" | "warn" | "error"): WriteLine =>
  (event, message, fields) =>
    console[method](JSON.stringify({ event, message, ...fields }));

const unset: Telemetry = {
  log: {
    debug: () => {},
    info: toConsole("info"),
    warn: toConsole("warn"),
    error: toConsole("error"),
    fatal: toConsole("error"),
  },
  errors: noReporter,
  observations: createObservations(() => performance.now()),
  tracer: undefined,
  close: async () => {},
};
