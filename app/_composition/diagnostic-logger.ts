import { LRUCache } from "lru-cache";
import type { Diagnostic } from "../../renderer/diagnostics.ts";

/** Logs each finding once, as one line of JSON. Remembers the last ten thousand. */
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
