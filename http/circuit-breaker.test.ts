import { expect, test } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { UpstreamError, type UpstreamFailureDetails } from "./upstream-error.ts";

const notSent = "no request was sent, the upstream is down";
const down = { kind: "status", status: 500 } as const;

/** A breaker in front of requests whose result is chosen, with the number of those that were sent. */
function setUp() {
  let now = 0;
  const waited: number[] = [];
  let stopWaiting = () => {};
  const waiting = new Promise<void>((resolve) => (stopWaiting = resolve));
  const wait = (ms: number) => {
    waited.push(ms);
    return waiting;
  };
  const time = { now: () => now, wait };
  const breaker = createCircuitBreaker(time);
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
  const pass = (ms: number) => void (now += ms);
  return { fail, hang, pass, waited, stopWaiting, succeed: () => send(async () => "response"), sent: () => sent };
}

test.each<[string, UpstreamFailureDetails]>([
  ["no connections", { kind: "network" }],
  ["time-outs", { kind: "time-out" }],
  ["bodies that do not end in time", { kind: "time-out", status: 200 }],
  ["responses of 503", { kind: "status", status: 503 }],
])("I9: after five %s in a row no request is sent", async (_name, failure) => {
  const { fail, succeed, sent } = setUp();
  for (let count = 0; count < 5; count += 1) expect(await fail(failure)).toBe("failed");
  expect(await succeed()).toBe(notSent);
  expect(sent()).toBe(5);
});

test.each<[string, UpstreamFailureDetails]>([
  ["404", { kind: "status", status: 404 }],
  ["429", { kind: "status", status: 429 }],
  ["a body that is too large", { kind: "too-large", status: 200 }],
])("I9: %s is no outage, however often", async (_name, failure) => {
  const { fail, succeed } = setUp();
  for (let count = 0; count < 6; count += 1) await fail(failure);
  expect(await succeed()).toBe("response");
});

test.each<[string, UpstreamFailureDetails | undefined]>([
  ["a response", undefined],
  ["a 404", { kind: "status", status: 404 }],
])("I9: %s between failures shows that the upstream is up", async (_name, between) => {
  const { fail, succeed } = setUp();
  for (let count = 0; count < 4; count += 1) await fail(down);
  await (between === undefined ? succeed() : fail(between));
  for (let count = 0; count < 4; count += 1) await fail(down);
  expect(await succeed()).toBe("response");
});

test("I9: requests that fail together are one failure, not five in a row", async () => {
  const { fail, succeed, sent } = setUp();
  for (let round = 0; round < 4; round += 1) await Promise.all(Array.from({ length: 9 }, () => fail(down)));
  expect(await succeed()).toBe("response");
  for (let round = 0; round < 5; round += 1) await Promise.all([fail(down), fail(down)]);
  expect(await succeed()).toBe(notSent);
  expect(sent()).toBe(47);
});

test("I9: after two seconds one request finds out whether the endpoint is back", async () => {
  const { fail, succeed, pass, sent } = setUp();
  for (let count = 0; count < 5; count += 1) await fail(down);
  pass(1_999);
  expect(await succeed()).toBe(notSent);
  pass(1);
  expect(await fail(down)).toBe("failed");
  expect(await succeed()).toBe(notSent);
  pass(2_000);
  expect(await succeed()).toBe("response");
  expect(await succeed()).toBe("response");
  expect(sent()).toBe(8);
});

test("I9: other requests wait for the one that finds out, and are sent if it succeeds", async () => {
  const { fail, hang, succeed, pass, sent } = setUp();
  for (let count = 0; count < 5; count += 1) await fail(down);
  pass(2_000);
  const probe = hang();
  const others = Promise.all([succeed(), succeed()]);
  expect(sent()).toBe(6);
  probe.respond("first");
  expect([await probe.ended, await others]).toEqual(["first", ["response", "response"]]);
});

test("I9: other requests fail with the one that finds out, or after a second", async () => {
  const { fail, hang, succeed, pass, waited, stopWaiting } = setUp();
  for (let count = 0; count < 5; count += 1) await fail(down);
  pass(2_000);
  expect(await Promise.all([fail(down), succeed()])).toEqual(["failed", notSent]);
  pass(2_000);
  const probe = hang();
  const other = succeed();
  stopWaiting();
  expect(await other).toBe(notSent);
  expect(waited).toEqual([1_000, 1_000]);
  probe.respond("late");
  expect(await probe.ended).toBe("late");
});
