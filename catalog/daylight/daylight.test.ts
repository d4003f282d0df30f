import { expect, test } from "vitest";
import { daylightOn } from "./daylight.ts";

const minute = 60_000;

// The times are those of suncalc 2.0.2 for the day.
test.each([
  ["Rome in winter", "2026-12-21", 41.89, 12.49, "06:34", "15:41"],
  ["London in summer", "2026-06-21", 51.5, -0.08, "03:43", "20:21"],
  ["Singapore in spring", "2026-03-20", 1.3, 103.8, "23:09", "11:16"],
])("X8: the sun rises and sets in %s", (_place, day, latitude, longitude, rises, sets) => {
  const found = daylightOn(new Date(day), { latitude, longitude });
  const toMinutesOfDay = (moment: number | undefined) => Math.floor((moment ?? 0) / minute) % 1440;
  const wanted = [rises, sets].map((time) => toMinutesOfDay(Date.parse(`2026-01-01T${time}:00Z`)));
  const differences = [found?.rises, found?.sets].map((moment, at) =>
    Math.abs(toMinutesOfDay(moment) - (wanted[at] ?? 0)),
  );
  expect(differences.filter((minutes) => minutes > 2)).toEqual([]);
});

test.each([
  ["the sun does not set", "2026-06-21", 69.65, 18.96],
  ["the sun does not rise", "2026-12-21", 69.65, 18.96],
  ["nobody knows where it is", "2026-06-21", undefined, undefined],
])("there is none where %s", (_title, day, latitude, longitude) => {
  expect(daylightOn(new Date(day), { latitude, longitude })).toBeUndefined();
});
