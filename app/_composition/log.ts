import { LRUCache } from "lru-cache";
import type { ResourceName } from "../../catalog/snapshot/table.ts";
import type { Diagnostic } from "../../renderer/diagnostics.ts";

/** Logs a provider's item that did not fit its schema and was omitted. */
export function logDropped({ path, index, cause }: DroppedItem): void {
  logEvent({ event: "provider-item-dropped", path, index, message: messageOf(cause) });
}

interface DroppedItem {
  readonly path: string;
  readonly index: number;
  readonly cause: unknown;
}

/** Logs an upstream failure that a page was rendered without. */
export function logFailure(resource: ResourceName, cause: unknown): void {
  logEvent({ event: "provider-failure", resource, message: messageOf(cause) });
}

/** Logs a failed provider call for which the last good value is rendered. */
export function logStale(cause: unknown): void {
  logEvent({ event: "provider-stale", message: messageOf(cause) });
}

/** Logs a call to the provider that was not made because it named no id (specification §5). */
export function logMissingIds(path: string): void {
  logEvent({ event: "provider-ids-missing", path, message: `${path}: the call named no id` });
}

/** Returns a logger that logs each diagnostic once. It remembers the last ten thousand. */
export function createDiagnosticLogger(): (diagnostics: readonly Diagnostic[]) => void {
  const known = new LRUCache<string, true>({ max: 10_000 });
  return (diagnostics) => {
    for (const diagnostic of diagnostics) {
      const line = JSON.stringify({ event: "diagnostic", ...diagnostic });
      if (known.has(line)) continue;
      known.set(line, true);
      console.warn(line);
    }
  };
}

/** Writes one line of JSON, in which control characters are escaped. */
function logEvent(event: Readonly<Record<string, unknown>>): void {
  console.error(JSON.stringify(event));
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
