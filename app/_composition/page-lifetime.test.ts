import { expect, it } from "vitest";
import { computeLifetime } from "./page-lifetime.ts";

const now = Date.UTC(2026, 10, 24, 16);
const minutes = (count: number) => now + count * 60_000;

it.each([
  ["in forty minutes is fresh as usual, and stale until then", minutes(40), { revalidate: 300, expire: 2400 }],
  ["in two minutes is fresh for two", minutes(2), { revalidate: 120, expire: 121 }],
  ["in a second is not taken for one that lacks data", now + 1000, { revalidate: 5, expire: 6 }],
  ["in two days lives as any page", minutes(2880), {}],
])("X4: a page with a deadline %s", (_title, trueUntil, expected) => {
  expect(computeLifetime(trueUntil, now)).toEqual(expected);
});
