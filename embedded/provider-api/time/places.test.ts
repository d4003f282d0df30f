import { describe, expect, it } from "vitest";
import { wireGroupPlaces } from "../wire/pax.ts";
import { dayOffers, roomFor, slotsFor } from "./day-offers.ts";
import { placesLeft } from "./slot.ts";
import { groupTour, tour } from "./product.fixture.ts";
import { slotDays } from "./slot-days.ts";

describe("places left", () => {
  const schedule = { ...tour.schedule, soldOut: 0.1, limited: 0.5, places: 20 };
  it.each([
    [0, 0.5, "CLOSED", 0],
    [0.0999, 0.5, "CLOSED", 0],
    [0.1, 0, "LIMITED", 1],
    [0.5999, 0.999, "LIMITED", 20],
    [0.6, 0.5, "UNLIMITED", 1000],
  ])("%d, %d → %s %d", (fate, filling, availability, remaining) => {
    expect(placesLeft(schedule, fate, filling)).toEqual({ availability, remaining });
  });
});

describe("min-pax", () => {
  it.each([
    ["as many as are left", tour, 3, 3, true],
    ["one more than are left", tour, 3, 4, false],
    ["as many as one booking may be for", tour, 1000, 10, true],
    ["more than one booking may be for", tour, 1000, 11, false],
    ["the greatest group", groupTour, 1000, 10, true],
    ["a greater group", groupTour, 1000, 11, false],
    ["nothing left", tour, 0, 1, false],
  ])("%s", (_what, product, remaining, people, expected) => {
    expect(roomFor(product, people)({ remaining, seats: undefined })).toBe(expected);
  });
});

describe("H5: tiers of groups", () => {
  const tiers = [
    { smallest: 1, size: 4, listing: 1, retail: 1 },
    { smallest: 5, size: 7, listing: 1, retail: 1 },
    { smallest: 8, size: 10, listing: 1, retail: 1 },
  ];
  it.each([
    [0, [0, 0, 0]],
    [4, [4, 0, 0]],
    [5, [5, 5, 0]],
    [7, [7, 7, 0]],
    [8, [8, 8, 8]],
    [1000, [1000, 1000, 1000]],
  ])("%d places → %j", (remaining, expected) => {
    const places = toPlaces(remaining);
    expect(tiers.map((tier) => wireGroupPlaces(tier, places).remaining)).toEqual(expected);
  });

  function toPlaces(remaining: number) {
    if (remaining === 0) return { availability: "CLOSED" as const, remaining };
    return { availability: remaining === 1000 ? ("UNLIMITED" as const) : ("LIMITED" as const), remaining };
  }
});

describe("a day with everything sold out", () => {
  const closed = { ...tour, schedule: { ...tour.schedule, soldOut: 1 } };
  const range = { from: "2026-11-22", to: "2026-11-22" };
  const days = slotDays(closed, { range, variantId: undefined, now: Date.parse("2026-11-21T11:00:00Z") });

  it("H17: is not in the calendar", () => {
    expect(dayOffers(closed, days, 1)).toEqual([]);
  });

  it("H5: is in the inventories, closed", () => {
    expect(slotsFor(closed, days, 1).map(({ availability }) => availability)).toEqual(["CLOSED", "CLOSED"]);
  });
});
