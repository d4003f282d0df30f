import { expect, it } from "vitest";
import { createTotals } from "./create-totals.ts";
import type { Measurement } from "./read-measurement.ts";

const visit: Measurement = { kind: "city", device: "phone", depth: 50, vitals: { lcp: 2000, cls: 0.2 } };

it("X24, E17: adds visits up by kind of page and device", () => {
  const totals = createTotals(10);
  totals.add(visit);
  totals.add({ ...visit, depth: 0, vitals: { lcp: 9000 } });
  totals.add({ ...visit, device: "desktop", depth: 90, vitals: {} });
  expect(totals.take()).toEqual([
    {
      kind: "city",
      device: "phone",
      visits: 2,
      depths: { 25: 1, 50: 1 },
      ratings: { lcp: [1, 0, 1], cls: [0, 1, 0] },
    },
    { kind: "city", device: "desktop", visits: 1, depths: { 25: 1, 50: 1, 75: 1, 90: 1 }, ratings: {} },
  ]);
  expect(totals.take()).toEqual([]);
});

it("X24: drops visits of more kinds than it holds", () => {
  const totals = createTotals(2);
  for (const kind of ["a", "b", "c", "a"]) totals.add({ ...visit, kind });
  expect(totals.take().map(({ kind, visits }) => [kind, visits])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});
