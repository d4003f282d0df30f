import { expect, it } from "vitest";
import { bridge } from "./bridge.ts";
import { computeLifetime, toCacheControl } from "./lifetime.ts";
import { markProvisional, markTrueUntil, tagPage } from "./page-facts.ts";
import type { Rendering } from "./rendering.ts";

const now = Date.UTC(2026, 10, 24, 16);
const minutes = (count: number) => now + count * 60_000;

it.each([
  ["in forty minutes is fresh as usual, and stale until then", minutes(40), { revalidate: 300, expire: 2400 }],
  ["in two minutes is fresh for two", minutes(2), { revalidate: 120, expire: 121 }],
  ["in a second is not taken for one that lacks data", now + 1000, { revalidate: 5, expire: 6 }],
  ["in two days lives as any page", minutes(2880), undefined],
])("X4: a page with a deadline %s", (_title, trueUntil, expected) => {
  expect(computeLifetime(trueUntil, now)).toEqual(expected);
});

it("a lifetime is written as Next writes it", () => {
  expect(toCacheControl({ revalidate: 300, expire: 86_400 })).toBe("s-maxage=300, stale-while-revalidate=86100");
});

async function render(page: () => Promise<void> | undefined) {
  const rendering: Rendering = { routePath: undefined, fail: () => {} };
  await bridge().renderings.run(rendering, page);
  const { source, lifetime, lacksData } = rendering;
  return { source, lifetime, lacksData };
}

it("the process receives what a page was made of, and when reading began", async () => {
  const { source } = await render(async () => {
    await tagPage({ tags: ["a"], readAt: 2 });
    await tagPage({ tags: ["b"], readAt: 1 });
  });
  expect(source).toEqual({ tags: ["a", "b"], readAt: 1 });
});

it.each([
  [false, undefined, undefined],
  ["degraded", { revalidate: 3, expire: 6 }, false],
  ["incomplete", { revalidate: 3, expire: 6 }, true],
] as const)("X28: the lifetime of a page that is provisional: %s", async (provisional, lifetime, lacksData) => {
  expect(await render(() => markProvisional(provisional))).toEqual({ source: undefined, lifetime, lacksData });
});

it("X4: the process receives the deadline of a page", async () => {
  const { lifetime } = await render(() => markTrueUntil(minutes(2), now));
  expect(lifetime).toEqual({ revalidate: 120, expire: 121 });
});
