import { type Report, reportFailure } from "../contracts/diagnostics.ts";

/** Runs one function of a page kind: `run("metadata", () => …, fallback)`. */
export type RunPageKind = <Value>(what: string, run: () => Value, fallback: NoInfer<Value>) => Value;

/** Isolates the functions of a page kind: one that throws is reported, and costs what it would have returned. */
export function isolatePageKind(kind: string, report: Report): RunPageKind {
  return (what, run, fallback) => {
    try {
      return run();
    } catch (error) {
      reportFailure(report, { code: "part-failed", what: `The ${what} of page kind "${kind}"`, error });
      return fallback;
    }
  };
}
