import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

test("lets as many through as it should, and says when to come back", () => {
  let time = 0;
  const limited = createRateLimit(2, () => time);
  expect([limited(), limited()]).toEqual([undefined, undefined]);
  expect(limited()).toMatchObject({ status: 429, headers: { "retry-after": "1" } });
  time = 500;
  expect(limited()).toBeUndefined();
  expect(limited()?.status).toBe(429);
});

test("a quiet time saves up no more than one second's worth", () => {
  let time = 0;
  const limited = createRateLimit(2, () => time);
  time = 60_000;
  expect([limited(), limited(), limited()].filter((reply) => reply === undefined)).toHaveLength(2);
});

test("less than one a second waits longer", () => {
  const limited = createRateLimit(0.25, () => 0);
  expect(limited()).toBeUndefined();
  expect(limited()).toMatchObject({ headers: { "retry-after": "4" } });
});
