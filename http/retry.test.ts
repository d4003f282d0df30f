import { expect, test } from "vitest";
import { requestWithRetry, retryAfterMs } from "./retry.ts";
import { UpstreamError, type UpstreamFailureDetails } from "./upstream-error.ts";

/** The waits between attempts that fail one after the other like this, with this much time; then one succeeds. */
async function waitsAfter(failures: readonly UpstreamFailureDetails[], time = 10_000, random = 0) {
  const remaining = [...failures];
  const waits: number[] = [];
  const attempt = async () => {
    const failure = remaining.shift();
    if (failure !== undefined) throw new UpstreamError("failed", failure);
    return "response";
  };
  const timeLeft = () => time - waits.reduce((sum, ms) => sum + ms, 0);
  const timing = { timeLeft, wait: async (ms: number) => void waits.push(ms), random: () => random };
  const result = await requestWithRetry(attempt, timing).catch((error: unknown) => String(error));
  return { waits, result };
}

const status = (code: number, wait?: number): UpstreamFailureDetails => ({
  kind: "status",
  status: code,
  retryAfterMs: wait,
});

test.each<[string, UpstreamFailureDetails, number]>([
  ["no connection", { kind: "network" }, 50],
  ["a response that broke off", { kind: "network", status: 200 }, 50],
  ["500", status(500), 50],
  ["502", status(502), 50],
  ["503", status(503), 50],
  ["503 with a wait", status(503, 2000), 2000],
  ["504", status(504), 50],
  ["429", status(429), 1000],
  ["429 with a wait", status(429, 3000), 3000],
  ["429 with no wait at all, which would be a storm", status(429, 0), 100],
])("I9: after %s the request is sent again", async (_name, failure, wait) => {
  expect(await waitsAfter([failure])).toEqual({ waits: [wait], result: "response" });
});

test.each<[string, UpstreamFailureDetails, number]>([
  ["429", status(429), 1500],
  ["429 with a wait", status(429, 3000), 3500],
  ["429 with no wait at all", status(429, 0), 600],
  ["503", status(503), 150],
])(
  "J10: the wait after %s has jitter on top, so that refused requests do not return together",
  async (_name, failure, most) => {
    expect(await waitsAfter([failure], 10_000, 1)).toEqual({ waits: [most], result: "response" });
  },
);

test.each<[string, UpstreamFailureDetails]>([
  ["501", status(501)],
  ["404", status(404)],
  ["a time-out", { kind: "time-out" }],
  ["a body that does not end in time", { kind: "time-out", status: 200 }],
  ["a body that is too large", { kind: "too-large", status: 200 }],
])("I9: after %s it is not", async (_name, failure) => {
  expect(await waitsAfter([failure])).toEqual({ waits: [], result: "UpstreamError: failed" });
});

test("I9: after a second failure of the upstream it is not, after any number of 429 it is", async () => {
  expect(await waitsAfter([status(500), status(500)])).toEqual({ waits: [50], result: "UpstreamError: failed" });
  const mixed = [status(429, 200), status(500), status(429, 300), status(429, 400)];
  expect(await waitsAfter(mixed)).toEqual({ waits: [200, 50, 300, 400], result: "response" });
});

test.each([
  [1000, 1001, [1000]],
  [1000, 1000, []],
  [99_999_999_000, 10_000, []],
])("I9: a wait of %d ms with %d ms left", async (wait, time, waits) => {
  expect((await waitsAfter([status(429, wait)], time)).waits).toEqual(waits);
});

test("what is no failure of the upstream is thrown as it is", async () => {
  const timing = { timeLeft: () => 1000, wait: async () => {} };
  await expect(requestWithRetry(() => Promise.reject(new TypeError("bug")), timing)).rejects.toThrow("bug");
});

const now = Date.parse("Wed, 21 Oct 2026 07:28:00 GMT");

test.each([
  ["3", 3000],
  ["0", 0],
  ["Wed, 21 Oct 2026 07:28:02 GMT", 2000],
  ["Wed, 21 Oct 2026 07:27:00 GMT", 0],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("J10: retry-after %j is a wait of %j ms", (header, wait) => {
  expect(retryAfterMs(header, now)).toBe(wait);
});
