import { count, type Environment } from "@tessera/runtime/settings.ts";

/** Which versions of documents are retained, besides those of releases; without settings all are. */
export interface HistorySettings {
  readonly days?: number | undefined;
  /** Replaced versions of each document. */
  readonly versions?: number | undefined;
}

const advice = "a whole number from 1, or omit it to keep everything.";

export function history(environment: Environment): HistorySettings {
  return {
    days: count("CONTENT_HISTORY_DAYS", environment, advice),
    versions: count("CONTENT_HISTORY_VERSIONS", environment, advice),
  };
}
