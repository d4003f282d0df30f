import { expect, test } from "vitest";
import { parseTolerantly } from "../provider/parse-tolerantly.ts";
import { toShow, wireShow } from "./wire.ts";

const sent = {
  title: "The Lighthouse",
  parts: 2,
  runningTime: 9_300_000,
  interval: 1_200_000,
  doors: 2_700_000,
  minimumAge: 8,
  warnings: ["HAZE", "BEES", "GUNSHOTS"],
  latecomers: "AT_PAUSE",
  reEntry: "ON_TUESDAYS",
  dressCode: null,
  dayTickets: [
    { kind: "RUSH", time: "10:00" },
    { kind: "RAFFLE", time: "12:00" },
    { kind: "LOTTERY", time: "noon" },
  ],
  openingDate: "2026-03-12",
  reopeningDate: null,
  closingDate: "2027-05-29",
  lastStarts: { TUESDAY: "19:30" },
  theatre: { key: "old-vane", name: "Old Vane", capacity: 1180, amenities: ["TOILETS", "LIFT", "BALL_PIT"] },
};

const show = (changes: object = {}) => toShow(parseTolerantly(wireShow, { ...sent, ...changes }).output);

test("D11, X19, X20, P27: a show in our own terms", () => {
  expect(show()).toEqual({
    runningMinutes: 155,
    intervalMinutes: 20,
    doorsMinutes: 45,
    parts: 2,
    minimumAge: 8,
    warnings: ["GUNSHOTS", "HAZE"],
    latecomers: "AT_PAUSE",
    reEntry: undefined,
    dressCode: undefined,
    dayTickets: [{ kind: "RUSH", time: "10:00" }],
    dates: { opening: "2026-03-12", reopening: undefined, closing: "2027-05-29" },
    lastStarts: { TUESDAY: "19:30" },
    theatre: { key: "old-vane", name: "Old Vane", capacity: 1180, amenities: ["LIFT", "TOILETS", "OTHER"] },
  });
});

test.each(["RESTAURANT", "CAFE", "PARKING", "LIFT", "WHEELCHAIR_ACCESS", "CLOAKROOM", "WIFI", "TOILETS"])(
  "D23: %s is an amenity of a venue",
  (code) => {
    expect(show({ theatre: { name: "Old Vane", amenities: [code] } })?.theatre?.amenities).toEqual([code]);
  },
);

test.each([
  [{ interval: 0 }, { intervalMinutes: 0 }],
  [{ doors: null }, { doorsMinutes: undefined }],
  [{ dayTickets: null }, { dayTickets: [] }],
  [{ dayTickets: "daily" }, { dayTickets: [] }],
  [{ interval: null }, { intervalMinutes: undefined }],
  [
    { runningTime: "long", minimumAge: null },
    { runningMinutes: undefined, minimumAge: undefined },
  ],
  [{ closingDate: 20270529 }, { dates: { opening: "2026-03-12", reopening: undefined, closing: undefined } }],
  [{ lastStarts: null }, { lastStarts: {} }],
  [{ lastStarts: "19:30" }, { lastStarts: {} }],
  [{ theatre: null }, { theatre: undefined }],
  [{ theatre: { capacity: 300 } }, { theatre: undefined }],
  [
    { theatre: { name: "Old Vane", capacity: "many" } },
    { theatre: { name: "Old Vane", capacity: undefined, amenities: [] } },
  ],
  [{ parts: null }, { parts: 1 }],
])("D11: a field that is missing or does not fit costs that field alone: %j → %j", (changes, expected) => {
  expect(show(changes)).toMatchObject(expected);
});

test("D11: what is no show has none", () => {
  expect(toShow(null)).toBeUndefined();
});
