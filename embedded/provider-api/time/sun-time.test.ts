import { describe, expect, it } from "vitest";
import { localTime } from "./dates.ts";
import { sunStarts } from "./sun-starts.ts";
import { sunTime } from "./sun-time.ts";
import { tour } from "./product.fixture.ts";

const london = { ...tour.city, timeZone: "Europe/London", latitude: 51.51, longitude: -0.13 };
const singapore = { ...tour.city, timeZone: "Asia/Singapore", latitude: 1.29, longitude: 103.85 };
const newYork = { ...tour.city, timeZone: "America/New_York", latitude: 40.71, longitude: -74.01 };
const cusco = { ...tour.city, timeZone: "America/Lima", latitude: -13.52, longitude: -71.98 };
const svalbard = { ...tour.city, timeZone: "Arctic/Longyearbyen", latitude: 78.2, longitude: 15.6 };

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe("sunrise and sunset are those of almanacs", () => {
  it.each([
    ["London", london, "2026-06-21", "04:43", "21:21"],
    ["London", london, "2026-12-21", "08:03", "15:53"],
    ["Singapore", singapore, "2026-03-20", "07:09", "19:15"],
    ["New York", newYork, "2026-06-21", "05:25", "20:31"],
    ["New York", newYork, "2026-12-21", "07:17", "16:32"],
    ["Cusco", cusco, "2026-06-21", "06:11", "17:26"],
  ])("%s on %s", (_name, city, date, sunrise, sunset) => {
    const clock = (event: "sunrise" | "sunset") => minutes(localTime(city.timeZone, sunTime(event, date, city)).time);
    expect(Math.abs(clock("sunrise") - minutes(sunrise))).toBeLessThanOrEqual(4);
    expect(Math.abs(clock("sunset") - minutes(sunset))).toBeLessThanOrEqual(4);
  });
});

describe("starts by the sun", () => {
  const start = (change: object) => [
    { at: "sunset" as const, after: 20, notBefore: "00:00", notAfter: "23:59", ...change },
  ];
  it.each([
    ["at a full quarter", london, "2026-06-21", {}, ["21:30"]],
    ["before it", london, "2026-06-21", { after: -105 }, ["19:30"]],
    ["no earlier than it may", london, "2026-12-21", { notBefore: "18:00" }, ["18:00"]],
    ["none that is too late", london, "2026-06-21", { notAfter: "21:00" }, []],
    ["none without a sunset", svalbard, "2026-06-21", {}, []],
  ])("%s", (_what, city, date, change, starts) => {
    expect(sunStarts(start(change), city, date)).toEqual(starts);
  });
});
