import { LRUCache } from "lru-cache";
import type { Diagnostic } from "../renderer/diagnostics.ts";

/** Logs each finding once per code and document, as one line of JSON. Remembers the last ten thousand. */
export function createDiagnosticLogger(): (diagnostics: readonly Diagnostic[]) => void {
  const known = new LRUCache<string, true>({ max: 10_000 });
  return (diagnostics) => {
    for (const diagnostic of diagnostics) {
      const key = `${diagnostic.code} ${diagnostic.place.document}`;
      if (known.has(key)) continue;
      known.set(key, true);
      console.warn(JSON.stringify({ event: "diagnostic", ...diagnostic }));
    }
  };
}
