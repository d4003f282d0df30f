import { expect, it } from "vitest";
import type { PersonPrice } from "../inventory/inventory.ts";
import { openStarts } from "./open-starts.ts";
import { partyTotals } from "./party.ts";

const person = (pax: string, minor: number, changes: Partial<PersonPrice> = {}): PersonPrice => ({
  pax,
  name: pax.toLowerCase(),
  ageFrom: undefined,
  ageTo: undefined,
  min: undefined,
  max: undefined,
  price: { minor, currency: "EUR" },
  originalPrice: { minor, currency: "EUR" },
  availability: { kind: "UNLIMITED", remaining: undefined },
  ...changes,
});

const totals = (...persons: readonly PersonPrice[]) =>
  partyTotals({ persons }).map(({ people, total }) => [people.map(({ count }) => count).join("+"), total.minor]);

it("X1: a party's price is all of it, for grown-ups and children", () => {
  expect(totals(person("ADULT", 2400), person("SENIOR", 2000), person("CHILD", 1200))).toEqual([
    ["1", 2400],
    ["2", 4800],
    ["2+1", 6000],
    ["2+2", 7200],
  ]);
});

it.each([
  ["without a child's price", [person("ADULT", 2400)], ["1", "2"]],
  ["with one price for all", [person("GENERAL", 2400)], ["1", "2"]],
  ["of two at least", [person("ADULT", 2400, { min: 2 })], ["2"]],
  ["of one at most", [person("ADULT", 2400, { max: 1 })], ["1"]],
  ["with one place left", [person("ADULT", 2400, { availability: { kind: "LIMITED", remaining: 1 } })], ["1"]],
  ["of children alone", [person("CHILD", 1200)], []],
] as const)("P16: only parties that one booking takes: %s", (_title, persons, parties) => {
  expect(totals(...persons).map(([people]) => people)).toEqual(parties);
});

it("X4: a variant's starts have places left, the first one first", () => {
  const start = (tourId: number, startDate: string, startTime: string, remaining: number | undefined) => ({
    tourId,
    startDate,
    startTime,
    endTime: undefined,
    availability: { kind: "LIMITED", remaining } as const,
    persons: [],
    groups: [],
  });
  const starts = [
    start(1, "2026-11-25", "10:00", 4),
    start(1, "2026-11-24", "18:00", 2),
    start(1, "2026-11-24", "09:00", 0),
    start(2, "2026-11-23", "09:00", 5),
    { ...start(1, "2026-11-22", "09:00", undefined), availability: { kind: "CLOSED", remaining: undefined } as const },
  ];
  expect(openStarts(starts, { tourIds: [1, 3] })).toEqual([starts[1], starts[0]]);
  expect(openStarts(starts, { tourIds: [9] })).toEqual([]);
});
