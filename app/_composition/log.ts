import { LRUCache } from "lru-cache";
import type { OnDropped } from "../../catalog/provider/parse-items.ts";
import type { ResourceName } from "../../catalog/snapshot/table.ts";
import type { Diagnostic } from "../../renderer/contracts/diagnostics.ts";
import { toErrorMessage } from "../../telemetry/describe-error.ts";
import { telemetry } from "../../framework/next/telemetry.ts";
import type { Telemetry } from "../../telemetry/telemetry.ts";
import { isOutage } from "../../telemetry/upstream-failures.ts";

type Sinks = Pick<Telemetry, "log" | "errors">;

/** Returns a logger of what is invalid in the provider's responses. It logs each item and field once an hour. */
export function createDropLogger({ log }: Sinks): OnDropped {
  const isNew = createMemory(10_000, 3_600_000);
  return ({ path, index, id, field, cause }) => {
    const event = field === undefined ? "provider-item-dropped" : "provider-field-dropped";
    const key = JSON.stringify([event, path, id ?? index, field]);
    if (isNew(key)) log.error(event, toErrorMessage(cause), { path, id, index, field });
  };
}

const levels = { info: "info", warning: "warn", error: "error" } as const;

/**
 * Returns a logger that logs each diagnostic once, with the stack of what was thrown. It remembers the last ten thousand.
 * In development it logs that error itself at each render, because Next's overlay shows what `console.error` gets.
 */
export function createDiagnosticLogger(
  { log, errors }: Sinks,
  development: boolean,
): (diagnostics: readonly Diagnostic[]) => void {
  const isNew = createMemory(10_000);
  return (diagnostics) => {
    for (const { level, code, message, hint, location, cause } of diagnostics) {
      const error = cause === undefined ? undefined : { error: cause };
      if (isNew(JSON.stringify([code, message, location])))
        log[levels[level]]("diagnostic", message, { code, hint, location, ...error });
      if (isReported(code) || error !== undefined)
        errors.report({ event: code, error: cause ?? message, tags: { ...location } });
      // oxlint-disable-next-line eslint/no-console
      if (development && error !== undefined) console.error(cause);
    }
  };
}

/** Returns whether a diagnostic is reported although nothing was thrown (I5). */
function isReported(code: Diagnostic["code"]): boolean {
  return code === "product-collection-missing";
}

interface ProviderLogger {
  /** Logs an upstream failure that a page was rendered without. */
  readonly logFailure: (resource: ResourceName, cause: unknown) => void;
  /** Logs a failed provider call for which the last good value is rendered. */
  readonly logStale: (cause: unknown) => void;
  /** Logs a call to the provider that was not made because it named no id (F17). */
  readonly logMissingIds: (path: string) => void;
}

/** Returns loggers of failed calls. An upstream that is down is reported too: not each failed call, but the outage. */
export function createProviderLogger({ log, errors }: Sinks): ProviderLogger {
  const reportOutage = (cause: unknown) => {
    if (isOutage(cause)) errors.report({ event: "upstream-down", error: cause });
  };
  return {
    logFailure: (resource, cause) => {
      log.error("provider-failure", toErrorMessage(cause), { resource });
      reportOutage(cause);
    },
    logStale: (cause) => {
      log.error("provider-stale", toErrorMessage(cause));
      reportOutage(cause);
    },
    logMissingIds: (path) => log.error("provider-ids-missing", `${path}: the call named no id`, { path }),
  };
}

const isNewThisMinute = createMemory(1_000, 60_000);

/** Logs an event that repeats with outside requests, each message once a minute. */
export function logOnceAMinute(event: string, message: string): void {
  if (isNewThisMinute(`${event} ${message}`)) telemetry().log.error(event, message);
}

/** Returns a function that says whether a key is new. It forgets keys after `ttl` milliseconds; never without. */
function createMemory(max: number, ttl = 0): (key: string) => boolean {
  const known = new LRUCache<string, true>({ max, ttl });
  return (key) => {
    if (known.has(key)) return false;
    known.set(key, true);
    return true;
  };
}
