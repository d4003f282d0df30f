import * as v from "valibot";
import { expect, test } from "vitest";
import { daysBetween } from "../../i18n/days.ts";
import { locales } from "../../i18n/locales.ts";
import { dayAttribute, offsetAttribute, relativeDay } from "./days.ts";
import { idAttribute } from "./ids.ts";
import { timeZoneAttribute } from "./time-zone.ts";

const christmasEve = new Date("2026-12-24T00:00:00Z");

test.each([
  ["F6: a day", dayAttribute(), "2026-12-24", christmasEve],
  ["F6: a day, the other way round", dayAttribute(), "24-12-2026", christmasEve],
  ["spaces", dayAttribute(), " 2026-12-24 ", christmasEve],
  ["an id", idAttribute("a collection"), " 1001 ", 1001],
  ["an offset", offsetAttribute(), "+1", 1],
  ["an offset back", offsetAttribute(), "-12", -12],
  ["no offset", offsetAttribute(), undefined, 0],
  ["a time zone", timeZoneAttribute(), "Europe/Rome", "Europe/Rome"],
  ["no time zone", timeZoneAttribute(), undefined, undefined],
])("%s", (_name, schema, raw, expected) => {
  expect(v.parse(schema, raw)).toEqual(expected);
});

test.each([
  ["no day of the calendar", dayAttribute(), "2026-02-30"],
  ["no day", dayAttribute(), "tomorrow"],
  ["no value", dayAttribute(), true],
  ["no number", idAttribute("a collection"), "12a"],
  ["zero", idAttribute("a collection"), "0"],
  ["too large a number", idAttribute("a collection"), "9007199254740993"],
  ["a broken offset", offsetAttribute(), "1.5"],
  ["an offset without a value", offsetAttribute(), true],
  ["no place", timeZoneAttribute(), "Europe/Roma"],
  ["an empty time zone", timeZoneAttribute(), ""],
])("refuses %s", (_name, schema, raw) => {
  expect(v.safeParse(schema, raw).success).toBe(false);
});

test.each([
  ["2026-12-24", "2026-12-24", "today"],
  ["2026-12-24", "2026-12-25", "tomorrow"],
  ["2026-12-31", "2027-01-03", "in 3 days"],
  ["2027-01-01", "2026-12-31", "yesterday"],
])("from %s, %s is %s", (from, to, said) => {
  const days = daysBetween(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  expect(relativeDay(days, locales.en)).toBe(said);
});
