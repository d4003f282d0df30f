import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { bannersAnswer } from "./wire-schema/banners.ts";

const days = ["2026-01-01", "2026-06-15", "2026-11-21", "2026-12-31", "2028-02-29"] as const;

async function bannersOn(day: string) {
  const ask = await startProvider({ now: () => Date.parse(`${day}T23:59:00Z`) });
  return v.parse(bannersAnswer, (await ask("/api/v2/banners/?language=DE")).json()).banners;
}

it("H20: no end of a banner moves with the day", async () => {
  const ends = async (day: string) => (await bannersOn(day)).map(({ endDate }) => endDate);
  expect(await ends("2026-11-21")).toEqual([null, "2026-12-20", "2026-10-28", "2026-04-28"]);
  expect(await ends("2026-11-22")).toEqual(await ends("2026-11-21"));
  expect(await ends("2026-02-01")).toEqual(await ends("2026-11-21"));
});

describe.each(days)("H20: banners on %s", async (day) => {
  const banners = await bannersOn(day);

  it("one is on", () => {
    const shown = banners.filter(({ startDate, endDate }) => (startDate ?? day) <= day && day <= (endDate ?? day));
    expect(shown).not.toEqual([]);
  });

  it("speak the language asked and have a picture for narrow screens", () => {
    expect(banners[0]).toMatchObject({
      title: "Rom, wenn es ruhig wird: stille Vormittage am Kolosseum",
      media: { mobileUrl: `${banners[0]?.media.url}&ar=4:5&fit=crop&crop=focalpoint&w=750` },
    });
  });
});
