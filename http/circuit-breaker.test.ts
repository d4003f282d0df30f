import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { ProviderError, type ProviderFailure } from "../catalog/provider/provider-error.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timeout = new DOMException("late", "TimeoutError");
const notAsked = "Provider /x: not asked, the provider is down";

/** A breaker in front of calls whose end is chosen, with the number of those that were made. */
function setUp() {
  const breaker = createCircuitBreaker();
  let made = 0;
  const end = async (call: () => Promise<string>) =>
    breaker("/x", () => {
      made += 1;
      return call();
    }).catch((error: unknown) => (error instanceof Error ? error.message : error));
  const fail = (failure: Omit<ProviderFailure, "path">, message = "failed") =>
    end(() => Promise.reject(new ProviderError(message, { path: "/x", ...failure })));
  const hang = () => {
    let resolve: (answer: string) => void = () => {};
    const ended = end(() => new Promise((settle) => (resolve = settle)));
    return { answer: (text: string) => resolve(text), ended };
  };
  return { fail, hang, succeed: () => end(async () => "answer"), made: () => made };
}

test.each<[string, Omit<ProviderFailure, "path">]>([
  ["no connections", { cause: new TypeError("fetch failed") }],
  ["time-outs", { cause: timeout }],
  ["bodies that do not end in time", { status: 200, cause: timeout }],
  ["answers of 503", { status: 503 }],
])("§8: after five %s in a row the provider is not asked", async (_name, failure) => {
  const { fail, succeed, made } = setUp();
  for (let count = 0; count < 5; count += 1) expect(await fail(failure)).toBe("Provider /x: failed");
  expect(await succeed()).toBe(notAsked);
  expect(made()).toBe(5);
});

test.each<[string, Omit<ProviderFailure, "path">]>([
  ["404", { status: 404 }],
  ["429", { status: 429 }],
  ["a wrong shape", { status: 200, cause: new Error("shape") }],
])("§8: %s is no outage, however often", async (_name, failure) => {
  const { fail, succeed } = setUp();
  for (let count = 0; count < 6; count += 1) await fail(failure);
  expect(await succeed()).toBe("answer");
});

test.each([
  ["an answer", {}],
  ["a refusal", { status: 404 }],
])("§8: %s between failures shows that the provider is up", async (_name, between) => {
  const { fail, succeed } = setUp();
  for (let count = 0; count < 4; count += 1) await fail({ status: 500 });
  await ("status" in between ? fail(between) : succeed());
  for (let count = 0; count < 4; count += 1) await fail({ status: 500 });
  expect(await succeed()).toBe("answer");
});

test("§8: after ten seconds one call, and no other meanwhile, finds out whether the provider is back", async () => {
  const { fail, succeed, made } = setUp();
  for (let count = 0; count < 5; count += 1) await fail({ status: 500 });
  vi.advanceTimersByTime(9_999);
  expect(await succeed()).toBe(notAsked);
  vi.advanceTimersByTime(1);
  expect(await Promise.all([fail({ status: 500 }), succeed()])).toEqual(["Provider /x: failed", notAsked]);
  expect(await succeed()).toBe(notAsked);
  vi.advanceTimersByTime(10_000);
  expect(await Promise.all([succeed(), succeed()])).toEqual(["answer", notAsked]);
  expect(await succeed()).toBe("answer");
  expect(made()).toBe(8);
});

test("§8: no call waits for the one that finds out", async () => {
  const { fail, hang, succeed } = setUp();
  for (let count = 0; count < 5; count += 1) await fail({ status: 500 });
  vi.advanceTimersByTime(10_000);
  const hanging = hang();
  expect(await succeed()).toBe(notAsked);
  hanging.answer("late");
  expect(await hanging.ended).toBe("late");
});
