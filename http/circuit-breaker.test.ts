import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { UpstreamError, type UpstreamFailureDetails } from "./upstream-error.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notSent = "no request was sent, the upstream is down";
const down = { kind: "status", status: 500 } as const;

/** A breaker in front of requests whose result is chosen, with the number of those that were sent. */
function setUp() {
  const breaker = createCircuitBreaker();
  let sent = 0;
  const send = async (request: () => Promise<string>) =>
    breaker(() => {
      sent += 1;
      return request();
    }).catch((error: unknown) => (error instanceof Error ? error.message : error));
  const fail = (details: UpstreamFailureDetails) => send(() => Promise.reject(new UpstreamError("failed", details)));
  const hang = () => {
    let resolve: (response: string) => void = () => {};
    const ended = send(() => new Promise((settle) => (resolve = settle)));
    return { respond: (text: string) => resolve(text), ended };
  };
  return { fail, hang, succeed: () => send(async () => "response"), sent: () => sent };
}

test.each<[string, UpstreamFailureDetails]>([
  ["no connections", { kind: "network" }],
  ["time-outs", { kind: "time-out" }],
  ["bodies that do not end in time", { kind: "time-out", status: 200 }],
  ["responses of 503", { kind: "status", status: 503 }],
])("§8: after five %s in a row no request is sent", async (_name, failure) => {
  const { fail, succeed, sent } = setUp();
  for (let count = 0; count < 5; count += 1) expect(await fail(failure)).toBe("failed");
  expect(await succeed()).toBe(notSent);
  expect(sent()).toBe(5);
});

test.each<[string, UpstreamFailureDetails]>([
  ["404", { kind: "status", status: 404 }],
  ["429", { kind: "status", status: 429 }],
  ["a body that is too large", { kind: "too-large", status: 200 }],
])("§8: %s is no outage, however often", async (_name, failure) => {
  const { fail, succeed } = setUp();
  for (let count = 0; count < 6; count += 1) await fail(failure);
  expect(await succeed()).toBe("response");
});

test.each<[string, UpstreamFailureDetails | undefined]>([
  ["a response", undefined],
  ["a 404", { kind: "status", status: 404 }],
])("§8: %s between failures shows that the upstream is up", async (_name, between) => {
  const { fail, succeed } = setUp();
  for (let count = 0; count < 4; count += 1) await fail(down);
  await (between === undefined ? succeed() : fail(between));
  for (let count = 0; count < 4; count += 1) await fail(down);
  expect(await succeed()).toBe("response");
});

test("§8: after ten seconds one request, and no other meanwhile, finds out whether the upstream is back", async () => {
  const { fail, succeed, sent } = setUp();
  for (let count = 0; count < 5; count += 1) await fail(down);
  vi.advanceTimersByTime(9_999);
  expect(await succeed()).toBe(notSent);
  vi.advanceTimersByTime(1);
  expect(await Promise.all([fail(down), succeed()])).toEqual(["failed", notSent]);
  expect(await succeed()).toBe(notSent);
  vi.advanceTimersByTime(10_000);
  expect(await Promise.all([succeed(), succeed()])).toEqual(["response", notSent]);
  expect(await succeed()).toBe("response");
  expect(sent()).toBe(8);
});

test("§8: no request waits for the one that finds out", async () => {
  const { fail, hang, succeed } = setUp();
  for (let count = 0; count < 5; count += 1) await fail(down);
  vi.advanceTimersByTime(10_000);
  const hanging = hang();
  expect(await succeed()).toBe(notSent);
  hanging.respond("late");
  expect(await hanging.ended).toBe("late");
});
