import { expect, test, vi } from "vitest";
import { createObservations } from "./observations.ts";
import type { Span } from "./span.ts";
import { createTimings } from "./timings.ts";

const unsampled = { requestId: "r", span: undefined, timings: undefined };

function recordingSpan(name: string, log: string[]): Span {
  return {
    traceId: "t",
    traceparent: "",
    child: (child) => recordingSpan(`${name}/${child}`, log),
    set: () => {},
    end: (error) => log.push(`${name}${error === undefined ? "" : " failed"}`),
  };
}

test("parts that run inside of others are spans inside of theirs", async () => {
  const ended: string[] = [];
  const { run, measure } = createObservations(() => 0);
  const result = await run({ ...unsampled, span: recordingSpan("GET", ended) }, async () => {
    measure("parse", () => 1);
    return measure("fetch", async () => {
      await Promise.all([measure("round 1", async () => 2), measure("again", async () => 3)]);
      return 4;
    });
  });
  expect(result).toBe(4);
  expect(ended).toEqual(["GET/parse", "GET/fetch/round 1", "GET/fetch/again", "GET/fetch"]);
});

test("a part that throws has failed, and throws what it threw", async () => {
  const ended: string[] = [];
  const { run, measure } = createObservations(() => 0);
  const broken = new Error("broken");
  await run({ ...unsampled, span: recordingSpan("GET", ended) }, async () => {
    expect(() =>
      measure("plan", () => {
        throw broken;
      }),
    ).toThrow(broken);
    await expect(measure("load", async () => Promise.reject(broken))).rejects.toBe(broken);
  });
  expect(ended).toEqual(["GET/plan failed", "GET/load failed"]);
});

test("Server-Timing has the parts in their order, each once, and the total", () => {
  let now = 100;
  const { run, measure } = createObservations(() => now);
  const timings = createTimings(() => now, 90);
  run({ ...unsampled, timings }, () => {
    for (const part of ["load", "parse", "load"]) {
      measure(part, () => {
        now += 10.04;
      });
    }
  });
  expect(timings.header()).toBe("load;dur=20.1, parse;dur=10.0, total;dur=40.1");
});

test("where nothing is observed a part costs neither a span nor a context nor a look at the clock", () => {
  const now = vi.fn(() => 0);
  const { run, measure, current } = createObservations(now);
  expect(measure("parse", current)).toBeUndefined();
  run(unsampled, () => expect(measure("parse", current)).toBe(unsampled));
  expect(now).not.toHaveBeenCalled();
});
