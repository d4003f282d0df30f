import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

function start() {
  const clock = { ms: 0 };
  const take = createRateLimit({ burst: 2, perSecond: 0.5, now: () => clock.ms });
  return { clock, take };
}

test("a client may send a burst, then has to wait for as long as it says", () => {
  const { clock, take } = start();
  expect([take("a"), take("a"), take("a"), take("a")]).toEqual([0, 0, 2, 2]);
  clock.ms = 1999;
  expect(take("a")).toBe(1);
  clock.ms = 2000;
  expect([take("a"), take("a")]).toEqual([0, 2]);
});

test("no client uses up what another has", () => {
  const { take } = start();
  for (let count = 0; count < 5; count += 1) take("203.0.113.9");
  expect(take("203.0.113.10")).toBe(0);
});

test("all addresses of an IPv6 network count as one client", () => {
  const { take } = start();
  for (const address of ["2001:db8::1", "2001:db8:0:0:ffff::2"]) expect(take(address)).toBe(0);
  expect(take("2001:db8:0:0:1:2:3:4")).toBe(2);
  expect(take("2001:db8:0:1::1")).toBe(0);
});

test("a flood of clients is forgotten, the first ones first", () => {
  const { take } = start();
  for (let count = 0; count < 3; count += 1) take("first");
  for (let count = 0; count < 10_000; count += 1) take(`client ${count}`);
  expect(take("first")).toBe(0);
});
