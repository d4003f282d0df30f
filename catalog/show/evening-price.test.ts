import { expect, it } from "vitest";
import type { Slot } from "../inventory/inventory.ts";
import { findEvening } from "./evening-price.ts";

const date = "2026-11-28";
const start = (startTime: string, minor: number, kind: Slot["availability"]["kind"] = "UNLIMITED"): Slot => ({
  startDate: date,
  startTime,
  endTime: undefined,
  tourId: 1,
  price: { minor, currency: "GBP" },
  originalPrice: { minor, currency: "GBP" },
  availability: { kind, remaining: undefined },
});

const evening = (time: string, minor: number) => ({ price: { minor, currency: "GBP" }, time }) as const;

it.each<[string, readonly Slot[], ReturnType<typeof findEvening>]>([
  ["costs more than the matinee", [start("14:30", 3600), start("19:30", 4300)], evening("19:30", 4300)],
  ["costs what its cheapest seats cost", [start("19:30", 6000), start("21:00", 5000)], evening("21:00", 5000)],
  ["is sold out", [start("14:30", 3600), start("19:30", 4300, "CLOSED")], "sold-out"],
  ["of another day does not count", [{ ...start("19:30", 4300), startDate: "2026-11-29" }], "sold-out"],
])("P2: an evening %s", (_title, slots, expected) => {
  expect(findEvening(slots, { timeZone: "Europe/London", now: Date.parse("2026-11-28T12:00:00Z") })).toEqual(expected);
});

it.each([
  ["2026-11-28T19:29:00Z", evening("19:30", 4300)],
  ["2026-11-28T19:30:00Z", evening("21:00", 5000)],
  ["2026-11-28T21:00:00Z", "sold-out"],
])("P2: at %s, the evening costs what can still be seen: %j", (now, expected) => {
  const slots = [start("19:30", 4300), start("21:00", 5000)];
  expect(findEvening(slots, { timeZone: "Europe/London", now: Date.parse(now) })).toEqual(expected);
});
