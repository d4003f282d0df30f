import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "./span.ts";
import type { Timings } from "./timings.ts";

/** Observations of one request, or of a render that no request waits for. */
export interface Observation {
  /** Connects all lines and reports of a request. */
  readonly requestId: string;
  /** Undefined where the request is not sampled. */
  readonly span: Span | undefined;
  /** Undefined where nobody may see them. */
  readonly timings: Timings | undefined;
  /** Facts that become known while a request is handled, `cache: "hit"`. Undefined if nobody reads them. */
  readonly notes?: Map<string, string>;
}

/** Measures a part of the work on a request: a span of its trace, and an entry of its timings. Returns what `run` returns. */
export type Measure = <Result>(name: string, run: () => Result) => Result;

export interface Observations {
  readonly current: () => Observation | undefined;
  /** Runs the work on a request, whose parts are measured. */
  readonly run: <Result>(observation: Observation, run: () => Result) => Result;
  /** Adds what became known of the request. */
  readonly note: (name: string, value: string) => void;
  /** Calls `run` alone where neither a trace nor timings are wanted. */
  readonly measure: Measure;
}

export function createObservations(now: () => number): Observations {
  const storage = new AsyncLocalStorage<Observation>();
  return {
    current: () => storage.getStore(),
    note: (name, value) => void storage.getStore()?.notes?.set(name, value),
    run: (observation, run) => storage.run(observation, run),
    measure: (name, run) => {
      const whole = storage.getStore();
      if (whole === undefined || (whole.span ?? whole.timings) === undefined) return run();
      const span = whole.span?.child(name, "internal");
      const started = now();
      return callWhenSettled(
        () => storage.run({ ...whole, span }, run),
        (error) => {
          whole.timings?.add(name, now() - started);
          span?.end(error);
        },
      );
    },
  };
}

/** Calls `end` once the result is there, or with what was thrown. */
export function callWhenSettled<Result>(run: () => Result, end: (error?: unknown) => void): Result {
  try {
    const result = run();
    if (result instanceof Promise) result.then(() => end(), end);
    else end();
    return result;
  } catch (error) {
    end(error);
    throw error;
  }
}
