import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { bannersAnswer } from "./wire-schema/banners.ts";

const days = ["2026-11-21", "2027-03-01", "2028-02-29"] as const;

describe.each(days)("H20: banners on %s", async (day) => {
  const ask = await startProvider({ now: () => Date.parse(`${day}T23:59:00Z`) });
  const { banners } = v.parse(bannersAnswer, (await ask("/api/v2/banners/?language=DE")).json());

  it("one is over, one is on, one is to come", () => {
    expect(banners.some(({ endDate }) => endDate < day)).toBe(true);
    expect(banners.some(({ startDate, endDate }) => startDate <= day && day <= endDate)).toBe(true);
    expect(banners.some(({ startDate }) => startDate > day)).toBe(true);
  });

  it("speak the language asked and have a picture for narrow screens", () => {
    expect(banners[0]).toMatchObject({
      title: "Rom, wenn es ruhig wird: stille Vormittage am Kolosseum",
      media: { mobileUrl: `${banners[0]?.media.url}&ar=4:5&fit=crop&crop=focalpoint&w=750` },
    });
  });
});
