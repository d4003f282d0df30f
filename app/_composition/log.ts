import { LRUCache } from "lru-cache";
import type { OnDropped } from "../../catalog/provider/parse-items.ts";
import type { ResourceName } from "../../catalog/snapshot/table.ts";
import type { Diagnostic } from "../../renderer/diagnostics.ts";

/** Longest text of a line, in characters: upstreams and documents may send any. */
const longestText = 300;

/** Returns a logger of what is invalid in the provider's responses. It logs each item and field once an hour. */
export function createDropLogger(): OnDropped {
  const isNew = createMemory(10_000, 3_600_000);
  return ({ path, index, id, field, cause }) => {
    const event = field === undefined ? "provider-item-dropped" : "provider-field-dropped";
    if (!isNew(lineOf({ event, path, id: id ?? index, field }))) return;
    console.error(lineOf({ event, path, id, index, field, message: messageOf(cause) }));
  };
}

/**
 * Returns a logger that logs each diagnostic once, with the stack of what was thrown. It remembers the last ten thousand.
 * In development it logs that error itself at each render, because Next's overlay shows what `console.error` gets.
 */
export function createDiagnosticLogger(development: boolean): (diagnostics: readonly Diagnostic[]) => void {
  const isNew = createMemory(10_000);
  return (diagnostics) => {
    for (const { location, cause, ...diagnostic } of diagnostics) {
      const line = lineOf({ event: "diagnostic", ...diagnostic, location, stack: stackOf(cause) });
      if (isNew(line)) console.warn(line);
      if (development && cause !== undefined) console.error(cause);
    }
  };
}

/** Returns where an error was thrown, innermost call first; undefined for what is no error. */
function stackOf(cause: unknown): readonly string[] | undefined {
  const lines = cause instanceof Error ? cause.stack?.split("\n") : undefined;
  return lines?.filter((line) => line.startsWith("    at ")).slice(0, 8);
}

interface ProviderLogger {
  /** Logs an upstream failure that a page was rendered without. */
  readonly logFailure: (resource: ResourceName, cause: unknown) => void;
  /** Logs a failed provider call for which the last good value is rendered. */
  readonly logStale: (cause: unknown) => void;
  /** Logs a call to the provider that was not made because it named no id (specification §5). */
  readonly logMissingIds: (path: string) => void;
}

/** Returns loggers that log the same line once in ten seconds. In an outage each page has the same failures. */
export function createProviderLogger(): ProviderLogger {
  const isNew = createMemory(1_000, 10_000);
  const log = (event: Event) => {
    const line = lineOf(event);
    if (isNew(line)) console.error(line);
  };
  return {
    logFailure: (resource, cause) => log({ event: "provider-failure", resource, message: messageOf(cause) }),
    logStale: (cause) => log({ event: "provider-stale", message: messageOf(cause) }),
    logMissingIds: (path) => log({ event: "provider-ids-missing", path, message: `${path}: the call named no id` }),
  };
}

const isNewThisMinute = createMemory(1_000, 60_000);

/** Logs an event that repeats with outside requests, each message once a minute. */
export function logOnceAMinute(event: string, message: string): void {
  const line = lineOf({ event, message });
  if (isNewThisMinute(line)) console.error(line);
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

type Event = Readonly<Record<string, unknown>>;

/** Returns one line of JSON, in which control characters are escaped and texts are cut. */
function lineOf(event: Event): string {
  const json = JSON.stringify(event, (_key, value: unknown) => (typeof value === "string" ? cut(value) : value));
  return json.replace(/[\u007F-\u009F\u2028\u2029]/g, escapeCharacter);
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
