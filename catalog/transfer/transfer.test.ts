import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { latestPickUp } from "./pick-up.ts";
import { hasRoom } from "./vehicle-fit.ts";
import { toTransfer } from "./wire.ts";

const sedan = { maxPax: 3, maxBags: 2 };

describe("X22: which vehicle has room", () => {
  it.each([
    [sedan, { people: 3, bags: 2 }, true],
    [sedan, { people: 4, bags: 0 }, false],
    [sedan, { people: 1, bags: 3 }, false],
    [{ ...sedan, maxBags: 0 }, { people: 1, bags: 0 }, true],
    [{ maxPax: undefined, maxBags: undefined }, { people: 12, bags: 12 }, true],
  ])("%j for %j: %s", (vehicle, load, expected) => {
    expect(hasRoom(vehicle, load)).toBe(expected);
  });
});

describe("X22: the latest pick-up for a flight", () => {
  const rules = { freeWaiting: 60, beforeFlight: 120, minutes: 45 };
  const pickUp = (direction: "from-airport" | "to-airport", date: string, time: string, changes: object = {}) => {
    const moment = latestPickUp({ direction, date, time, timeZone: "Europe/Rome" }, { ...rules, ...changes });
    return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16);
  };

  it.each([
    ["an hour after a landing", "from-airport", "2026-12-01", "14:00", "2026-12-01T14:00"],
    ["ride and check-in before a departure", "to-airport", "2026-12-01", "14:00", "2026-12-01T10:15"],
    ["on the day before, for a flight at night", "to-airport", "2026-12-01", "01:00", "2026-11-30T21:15"],
    ["by real hours where the clocks change", "to-airport", "2027-03-28", "04:00", "2027-03-27T23:15"],
  ] as const)("%s", (_what, direction, date, time, expected) => {
    expect(pickUp(direction, date, time)).toBe(expected);
  });

  it.each([
    ["from-airport", { freeWaiting: undefined }],
    ["to-airport", { beforeFlight: undefined }],
    ["to-airport", { minutes: undefined }],
  ] as const)("%s with %j: not said", (direction, changes) => {
    expect(pickUp(direction, "2026-12-01", "14:00", changes)).toBeUndefined();
  });

  it("is not said for a day that does not exist", () => {
    expect(pickUp("to-airport", "2026-02-30x", "14:00")).toBeUndefined();
  });
});

describe("X22: the ways that a transfer is sold for", () => {
  const ways = (sent?: readonly string[]) => {
    const airport = { code: "FCO", name: "Fiumicino", contentLanguage: "EN", nameLanguage: "" };
    const transfer = { freeWaiting: null, arrivalBeforeFlight: 0, directions: sent && [...sent] };
    return toTransfer({ airport, transfer }, locales.en)?.directions;
  };

  it.each([
    [["from-airport"], ["from-airport"]],
    [["to-airport", "around-town"], ["to-airport"]],
    [undefined, ["from-airport", "to-airport"]],
  ])("%j → %j", (sent, directions) => {
    expect(ways(sent)).toEqual(directions);
  });
});
