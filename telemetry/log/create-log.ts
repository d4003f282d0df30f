import pino from "pino";
import { escapeControls } from "../escape-controls.ts";
import { cleanFields, cleanText } from "./clean-fields.ts";
import { type Fields, type Level, type Log, type WriteLine } from "./log.ts";
import { type Bounds, createThrottle, type Throttle } from "./throttle.ts";

interface LogOptions {
  /** Lines below this level are not written. */
  readonly level: Level;
  /** Writes one line of JSON, which ends with a line break. */
  readonly write: (line: string) => void;
  /** Returns what connects lines of one request: its id, and the id of its trace. */
  readonly ids: () => Fields;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Milliseconds between two lines that say how many lines were omitted. */
const summaryMs = 10_000;

const bounds: Bounds = {
  identicalMs: 10_000,
  total: { perSecond: 20, burst: 100 },
  ofEvent: { perSecond: 5, burst: 25 },
  // Lines about single requests, which `LOG_REQUESTS` samples.
  ownRates: { request: { perSecond: 1_000, burst: 2_000 } },
};

/** Creates the log of the process. However often something happens, it writes a bounded number of lines. */
export function createLog({ level, write, ids, now }: LogOptions): Log {
  const lines = pino(
    {
      level,
      base: null,
      messageKey: "message",
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line: string) => write(escapeControls(line)) },
  );
  const throttle = createThrottle(bounds, now);
  const summarize = createSummary(throttle, (counts) => {
    lines.warn({ event: "lines-omitted", counts }, `Lines were omitted: ${describe(counts)}.`);
  });
  const writeLine = (at: Level, event: string, message: string, fields: Fields = {}) => {
    if (!lines.isLevelEnabled(at)) return;
    const text = cleanText(message);
    const cleaned = cleanFields(fields);
    if (at === "fatal" || throttle.admits(event, JSON.stringify([at, event, text, cleaned])))
      lines[at]({ event, ...cleaned, ...ids() }, text);
    else summarize();
  };
  const logAt =
    (at: Level): WriteLine =>
    (event, message, fields) =>
      writeLine(at, event, message, fields);
  return {
    debug: logAt("debug"),
    info: logAt("info"),
    warn: logAt("warn"),
    error: logAt("error"),
    fatal: logAt("fatal"),
  };
}

/** Returns a function that has what was omitted written after a while, once however often it is called. */
function createSummary(throttle: Throttle, write: (counts: Readonly<Record<string, number>>) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      write(Object.fromEntries(throttle.takeOmitted()));
    }, summaryMs).unref();
  };
}

/** `{ "provider-failure": 12, console: 3 }` → `12 provider-failure, 3 console` */
function describe(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([event, count]) => `${count} ${event}`)
    .join(", ");
}
