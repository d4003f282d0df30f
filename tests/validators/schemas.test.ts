import { expect, it } from "vitest";
import { sitemapXml } from "../../endpoints/sitemap/sitemap-xml.ts";
import { calendarFile } from "../../catalog/experience/calendar-file.ts";
import { listCalendarFaults } from "./calendar-faults.ts";
import { listXmlErrors } from "./sitemap.ts";

const film = {
  title: "A film",
  description: "Of a place",
  thumbnail: "https://a.example/film.webp",
  player: "https://a.example/player/",
  seconds: 90,
  uploadDate: "2026-03-02",
};
const url = "https://www.tessera.example/";
const entry = {
  url,
  modified: "2026-11-01T10:00:00Z",
  alternates: [{ tag: "zh-Hant", url }],
  images: [url],
  films: [film],
};

it.each([
  ["a sitemap", true, [entry]],
  ["a date that is none", false, [{ ...entry, modified: "yesterday" }]],
  ["a language that is none", false, [{ ...entry, alternates: [{ tag: "chinese", url }] }]],
  ["a film with a long title", false, [{ ...entry, films: [{ ...film, title: "a".repeat(101) }] }]],
])("%s is valid: %s", async (_title, isValid, entries) => {
  const errors = await listXmlErrors(sitemapXml(entries, "www.tessera.example").main);
  expect(errors.length === 0).toBe(isValid);
});

const file = calendarFile({ uid: "1@a.example", title: "A visit", url, moment: 0, writtenAt: 0 });

it.each([
  ["a calendar", file, []],
  ["without an id", file.replace(/UID:.*\r\n/, ""), ["a vevent needs one uid"]],
  ["with bare line feeds", file.replaceAll("\r\n", "\n"), ["a line has no carriage return"]],
  ["without an end", file.replace("END:VCALENDAR", ""), ["it can't be parsed"]],
])("%s has the faults of RFC 5545", (_title, text, faults) => {
  expect(listCalendarFaults(text).map((fault) => fault.replace(/:.*/s, ""))).toEqual(faults);
});
