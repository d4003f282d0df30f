import { toErrorMessage, findStack } from "../describe-error.ts";
import { type Bounds, createThrottle } from "../log/throttle.ts";

/** Something that developers must learn of although nobody reads the log. */
export interface ErrorReport {
  /** A permanent name, the same as in the log. */
  readonly event: string;
  /** The thrown value, or a sentence when nothing was thrown. */
  readonly error: unknown;
  /** Where it happened, and nothing of who sent the request. */
  readonly tags?: Readonly<Record<string, string | undefined>>;
}

/** Where errors are reported to. */
export interface ErrorReporter {
  /** Never throws, and nobody waits for it. */
  readonly report: (report: ErrorReport) => void;
  /** Sends what is under way, for at most so many milliseconds. Never rejects. */
  readonly close: (timeoutMs: number) => Promise<void>;
}

export const noReporter: ErrorReporter = { report: () => {}, close: async () => {} };

const bounds: Bounds = {
  identicalMs: 60_000,
  total: { perSecond: 0.5, burst: 30 },
  ofEvent: { perSecond: 0.2, burst: 10 },
};

/** Returns a reporter that reports the same error once a minute, and a bounded number of errors. */
export function throttled(reporter: ErrorReporter, now: () => number): ErrorReporter {
  const { admits } = createThrottle(bounds, now);
  return {
    ...reporter,
    report: (report) => {
      const { event, error } = report;
      const [thrownAt = ""] = findStack(error) ?? [];
      if (admits(event, [event, toErrorMessage(error).slice(0, 300), thrownAt].join("\n"))) reporter.report(report);
    },
  };
}
