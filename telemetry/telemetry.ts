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

const toConsole =
  (method: "info" | "warn" | "error"): WriteLine =>
  (event, message, fields) =>
    console[method](JSON.stringify({ event, message, ...fields }));

/** Telemetry of a process that has started none. */
export const consoleTelemetry: Telemetry = {
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
