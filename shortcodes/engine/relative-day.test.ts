import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { daysBetween } from "./days-between.ts";
import { relativeDay } from "./relative-day.ts";

test.each([
  ["2026-12-24", "2026-12-24", "today"],
  ["2026-12-24", "2026-12-25", "tomorrow"],
  ["2026-12-31", "2027-01-03", "in 3 days"],
  ["2027-01-01", "2026-12-31", "yesterday"],
])("from %s, %s is %s", (from, to, said) => {
  const days = daysBetween(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  expect(relativeDay(days, locales.en)).toBe(said);
});
