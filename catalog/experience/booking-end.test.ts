import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import type { BookingCutOff } from "../product/product-facts.ts";
import { bookingEnd } from "./booking-end.ts";
import { momentInZone } from "./deadline.ts";

const zone = "Europe/Rome";
const start = { date: "2026-11-25", time: "18:00" };

describe("X2, P23: a start can be booked until a moment of the venue's clocks", () => {
  it.each<[BookingCutOff, string | undefined]>([
    [{ type: "START_TIME", minutesBefore: 90 }, "Wed 25 Nov, 16:30"],
    [{ type: "START_TIME", minutesBefore: 0 }, "Wed 25 Nov, 18:00"],
    [{ type: "FIXED_TIME", time: "17:00", daysBefore: 0 }, "Wed 25 Nov, 17:00"],
    [{ type: "FIXED_TIME", time: "18:00", daysBefore: 1 }, "Tue 24 Nov, 18:00"],
    [{ type: "OPENING_TIME", minutesBefore: 60 }, undefined],
    [{ type: "CLOSING_TIME", minutesBefore: 60 }, undefined],
  ])("%j is %s", (cutOff, text) => {
    const end = bookingEnd(cutOff, start, zone);
    expect(end && momentInZone(end, zone, locales.en)).toBe(text);
  });

  it("a start without a time has no end", () => {
    expect(bookingEnd({ type: "START_TIME", minutesBefore: 30 }, { ...start, time: "" }, zone)).toBeUndefined();
  });
});
