import { expect, test } from "vitest";
import type { OpeningDay, OpeningSchedule, PointOfInterest } from "../../catalog/sight/point-of-interest.ts";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { openingHours } from "./index.tsx";

const closed = (day: OpeningDay["day"]): OpeningDay => ({ day, closed: true });
const open = (day: OpeningDay["day"], closes: string): OpeningDay => {
  return { day, closed: false, opens: "08:30", closes, lastEntry: undefined };
};

const winter: OpeningSchedule = {
  startDate: "2026-10-25",
  endDate: "2027-03-27",
  days: [open("SATURDAY", "16:30"), closed("MONDAY")],
};
const summer: OpeningSchedule = {
  startDate: "2027-03-28",
  endDate: "2027-10-30",
  days: [open("SATURDAY", "19:15"), open("SUNDAY", "19:15")],
};

const sight: PointOfInterest = {
  id: 1,
  name: { text: "Colosseum" },
  summary: { text: "" },
  location: undefined,
  schedules: [winter, summer],
  facts: {
    yearBuilt: undefined,
    unescoYear: undefined,
    architecturalStyle: undefined,
    heightMeters: undefined,
    visitorsPerYear: undefined,
  },
};

const saturdayInWinter = "2026-11-21T12:00:00Z";
const at = (now: string) => ({ now, found: { pois: [[{ id: 1 }, sight] as const] } });

test.each([
  ["[opening-hours poi=1]", saturdayInWinter, "08:30 to 16:30"],
  ["[opening-hours poi=1 show=today]", saturdayInWinter, "08:30 to 16:30"],
  ["[opening-hours poi=1]", "2027-03-27T12:00:00Z", "08:30 to 16:30"],
  ["[opening-hours poi=1]", "2027-04-03T12:00:00Z", "08:30 to 19:15"],
  ["[opening-hours poi=1]", "2026-11-23T12:00:00Z", "Closed"],
  ["[opening-hours poi=1 timezone=Asia/Tokyo]", "2026-11-22T15:00:00Z", "Closed"],
  ["[opening-hours poi=1]", "2026-11-22T15:00:00Z", "\nshortcode-no-data"],
  ["[opening-hours poi=1]", "2028-01-01T12:00:00Z", "\nshortcode-no-data"],
  ["[opening-hours poi=2 fallback='see their website']", saturdayInWinter, "see their website\nshortcode-no-data"],
  ["[opening-hours]", saturdayInWinter, "\nshortcode-invalid"],
  ["[opening-hours poi=Colosseum]", saturdayInWinter, "\nshortcode-invalid"],
  ["[opening-hours poi=1 show=month]", saturdayInWinter, "\nshortcode-invalid"],
])("%s at %s", (source, now, expected) => {
  expect(expandShortcode(openingHours, source, at(now))).toBe(expected);
});

test.each([
  ["de", "08:30 bis 16:30"],
  ["ar", "من 08:30 إلى 16:30"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(openingHours, "[opening-hours poi=1]", { ...at(saturdayInWinter), locale })).toBe(expected);
});

test("is drawn as the week of the season, Monday first, of what a paragraph may hold", () => {
  const html = renderShortcode(openingHours, "[opening-hours poi=1]", { ...at(saturdayInWinter), locale: "de" });
  expect(html.replace(/ class="[^"]*"/g, "")).toBe(
    '<span role="table" aria-label="Öffnungszeiten">' +
      '<span role="row"><span role="rowheader">Montag</span><span role="cell">Geschlossen</span></span>' +
      '<span role="row"><span role="rowheader">Samstag</span><span role="cell">08:30 bis 16:30</span></span></span>',
  );
});

test("is drawn as words where only today is wanted", () => {
  const html = renderShortcode(openingHours, "Today [opening-hours poi=1 show=today].", at(saturdayInWinter));
  expect(html).toBe("Today 08:30 to 16:30.");
});
