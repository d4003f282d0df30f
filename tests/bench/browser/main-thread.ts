import * as v from "valibot";

/** CPU time of a page's main thread, ms. The time of other processes on a busy machine does not count. */
export interface MainThread {
  readonly cpuMs: number;
  /** Total blocking time: what tasks after the first paint have beyond 50 ms at four times their CPU time. */
  readonly blockedMs: number;
  /** Styles and layout; part of `cpuMs`. */
  readonly layoutMs: number;
}

/** A task, or a part of one. Times are microseconds; `tdur` is CPU time. */
const timedSchema = v.object({
  name: v.string(),
  ph: v.literal("X"),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.number(),
  tdur: v.number(),
});

/** The first paint of a document; a trace has those of other processes too. */
const paintSchema = v.object({ name: v.literal("firstContentfulPaint"), pid: v.number(), ts: v.number() });

type Timed = v.InferOutput<typeof timedSchema>;

/** How much slower a phone is, and how long a task may be there. */
const slowdown = 4;
const longTaskMs = 50;

/** Sums the tasks of the thread that parsed the page, from the events of a Chromium trace. */
export function measureMainThread(events: readonly unknown[]): MainThread {
  const timed = events.filter((event) => v.is(timedSchema, event));
  const parsing = timed.filter(({ name }) => name === "ParseHTML").toSorted((one, other) => other.tdur - one.tdur)[0];
  const own = timed.filter(({ pid, tid }) => pid === parsing?.pid && tid === parsing.tid);
  const tasks = outermost(own.filter(({ name }) => name.endsWith("RunTask")));
  const paints = events.filter((event) => v.is(paintSchema, event)).filter(({ pid }) => pid === parsing?.pid);
  const paintedTs = paints.at(-1)?.ts ?? Infinity;
  const blocked = tasks
    .filter(({ ts }) => ts >= paintedTs)
    .map(({ tdur }) => Math.max(0, (tdur / 1000) * slowdown - longTaskMs));
  return {
    cpuMs: sumCpuTime(tasks),
    blockedMs: blocked.reduce((sum, ms) => sum + ms, 0),
    layoutMs: sumCpuTime(own.filter(({ name }) => name === "Layout" || name === "UpdateLayoutTree")),
  };
}

const sumCpuTime = (events: readonly Timed[]) => events.reduce((sum, { tdur }) => sum + tdur / 1000, 0);

/** Returns the tasks that run in no other. */
function outermost(tasks: readonly Timed[]): readonly Timed[] {
  let end = 0;
  return tasks
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
