import { expect, it } from "vitest";
import { measureMainThread } from "./main-thread.ts";

function event(name: string, ts: number, dur: number, tdur: number, tid = 1) {
  return { name, ph: "X", pid: 1, tid, ts, dur, tdur };
}

it("mainThreadOf counts CPU time of the page's own thread, nested tasks once, and blocking after the first paint", () => {
  const events = [
    event("RunTask", 0, 90_000, 20_000),
    event("RunTask", 10, 80_000, 19_000),
    event("ParseHTML", 20, 9000, 4000),
    event("Layout", 10_000, 9000, 6000),
    { name: "firstContentfulPaint", ph: "R", pid: 1, tid: 1, ts: 95_000 },
    event("RunTask", 100_000, 9000, 5000),
    event("RunTask", 120_000, 90_000, 20_000),
    event("RunTask", 0, 90_000, 90_000, 2),
    event("ParseHTML", 0, 900, 400, 2),
    { name: "mark", ph: "I", ts: 0 },
  ];
  expect(measureMainThread(events)).toEqual({ cpuMs: 45, blockedMs: 30, layoutMs: 6 });
});
