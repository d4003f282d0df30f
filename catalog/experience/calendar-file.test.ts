import { expect, it } from "vitest";
import { calendarFile, holdHref, visitsHref } from "./calendar-file.ts";

const entry = {
  uid: "e-7-deadline@www.tessera.example",
  title: "Free cancellation ends: Colosseum, night; \\ tour",
  url: "https://www.tessera.example/night-tour-e-7/",
  moment: Date.parse("2026-11-24T17:00:00Z"),
  writtenAt: Date.parse("2026-11-22T12:40:30.5Z"),
};

it("X4: a deadline is an entry in UTC, with an alarm", () => {
  const lines = calendarFile(entry).split("\r\n");
  expect(lines.slice(0, 3)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tessera//Calendar//EN"]);
  expect(lines).toContain("DTSTART:20261124T170000Z");
  expect(lines).toContain("DTSTAMP:20261122T124030Z");
  expect(lines).toContain(String.raw`SUMMARY:Free cancellation ends: Colosseum\, night\; \\ tour`);
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

it("X4: long lines are folded at 75 octets, between characters", () => {
  const title = "コロッセオ".repeat(20);
  const lines = calendarFile({ ...entry, title }).split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join("\n").replaceAll("\n ", "")).toContain(`SUMMARY:${title}`);
});

it("X27: a hold is a tentative day", () => {
  const { moment: _moment, ...hold } = entry;
  const [type, data = ""] = holdHref({ ...hold, date: "2026-12-02" }).split(",", 2);
  expect(type).toBe("data:text/calendar;charset=utf-8");
  const lines = decodeURIComponent(data).split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261202");
  expect(lines).toContain("STATUS:TENTATIVE");
  expect(lines).not.toContain("BEGIN:VALARM");
});

it("X12: ten visits of a day are entries of one file, each with its end and its place", () => {
  const visit = { ...entry, minutes: 90, place: "Piazza del Colosseo 1, 00184 Roma" };
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...visit, uid: `p-${index}@www.tessera.example` }));
  const [, data = ""] = visitsHref([...ten, { ...visit, minutes: 0, place: "" }]).split(",", 2);
  const lines = decodeURIComponent(data).split("\r\n");
  const count = (line: string) => lines.filter((each) => each === line).length;
  expect(["BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT"].map(count)).toEqual([1, 1, 11, 11]);
  expect([count("DTSTART:20261124T170000Z"), count("DTEND:20261124T183000Z")]).toEqual([11, 10]);
  expect(count(String.raw`LOCATION:Piazza del Colosseo 1\, 00184 Roma`)).toBe(10);
});
