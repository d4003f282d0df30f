import type { Environment } from "@tessera/runtime/settings.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";

/** Which versions of documents are retained, besides those of releases; without settings all are. */
export interface HistorySettings {
  readonly days?: number | undefined;
  /** Replaced versions of each document. */
  readonly versions?: number | undefined;
}

export function history(environment: Environment): HistorySettings {
  return {
    days: count("CONTENT_HISTORY_DAYS", environment),
    versions: count("CONTENT_HISTORY_VERSIONS", environment),
  };
}

function count(name: string, environment: Environment): number | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new StartProblem(`${name} is "${text}": set it to a whole number from 1, or omit it to keep everything.`);
}
