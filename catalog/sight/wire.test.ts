import * as v from "valibot";
import { expect, test } from "vitest";
import { parseTolerantly } from "../provider/parse-tolerantly.ts";
import { locales } from "../../i18n/locales.ts";
import { toPointOfInterest, wirePoi } from "./wire.ts";
import { poiExample } from "./wire.example.ts";

function poi(changes: object = {}) {
  return toPointOfInterest(parseTolerantly(wirePoi, { ...poiExample, ...changes }).output, locales.en);
}

const season = { startDate: "2026-11-01", endDate: "2027-03-31" };

test("D14: a documented point of interest in our own terms, its days Monday first", () => {
  expect(poi()).toEqual({
    id: 5,
    name: { text: "Colosseum" },
    summary: { text: "The largest amphitheatre ever built." },
    location: {
      latitude: 41.89,
      longitude: 12.49,
      address: "Piazza del Colosseo 1",
      postalCode: "",
      cityName: "Rome",
      countryName: "Italy",
    },
    schedules: [
      {
        ...season,
        days: [
          { day: "MONDAY", closed: false, opens: "08:30", closes: "16:30", lastEntry: "15:30" },
          { day: "SUNDAY", closed: true },
        ],
      },
    ],
    facts: {
      yearBuilt: 80,
      unescoYear: 1980,
      architecturalStyle: { text: "Roman" },
      heightMeters: 48,
      visitorsPerYear: undefined,
    },
  });
});

test("D14: id and name are all a point of interest needs", () => {
  expect(toPointOfInterest(v.parse(wirePoi, { id: 1, name: "Bare" }), locales.en)).toMatchObject({
    summary: { text: "" },
    location: undefined,
    schedules: [],
  });
});

test.each([
  ["without times", { dayOfWeek: "FRIDAY" }, []],
  ["of no known name", { dayOfWeek: "FREITAG", openingTime: "08:30", closingTime: "16:30" }, []],
  [
    "with seconds and no last entry",
    { dayOfWeek: "FRIDAY", openingTime: "08:30:00", closingTime: "24:00:00", lastEntryTime: null },
    [{ day: "FRIDAY", closed: false, opens: "08:30", closes: "24:00", lastEntry: undefined }],
  ],
])("D14: a day %s", (_title, day, days) => {
  expect(poi({ operatingSchedules: [{ ...season, operatingDaySchedules: [day] }] }).schedules[0]?.days).toEqual(days);
});

test("D14: seasons come earliest first, without those of invalid dates", () => {
  const starts = ["2027-04-01", "soon", "2026-11-01"];
  const operatingSchedules = starts.map((startDate) => ({ ...season, startDate, operatingDaySchedules: [] }));
  expect(poi({ operatingSchedules }).schedules.map(({ startDate }) => startDate)).toEqual(["2026-11-01", "2027-04-01"]);
});
