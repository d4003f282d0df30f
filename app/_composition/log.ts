import { LRUCache } from "lru-cache";
import type { OnDropped } from "../../catalog/provider/parse-items.ts";
import type { ResourceName } from "../../catalog/snapshot/table.ts";
import type { Diagnostic } from "../../renderer/diagnostics.ts";

/** Longest message: the text of an invalid field is part of it. */
const longestMessage = 300;

/** Returns a logger of what is invalid in the provider's responses. It logs each item and field once an hour. */
export function createDropLogger(): OnDropped {
  const known = new LRUCache<string, true>({ max: 10_000, ttl: 3_600_000 });
  return ({ path, index, id, field, cause }) => {
    const key = [path, id ?? index, field].join(" ");
    if (known.has(key)) return;
    known.set(key, true);
    const event = field === undefined ? "provider-item-dropped" : "provider-field-dropped";
    logEvent({ event, path, id, index, field, message: messageOf(cause).slice(0, longestMessage) });
  };
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
  console.error(JSON.stringify(event).replace(/[\u007F-\u009F\u2028\u2029]/g, escapeCharacter));
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
