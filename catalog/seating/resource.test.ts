import { expect, test, vi } from "vitest";
import { connectProvider } from "../../tests/support/provider-reader.ts";
import { locales } from "../../i18n/locales.ts";
import { startUpstreamWith } from "../provider/upstream.example.ts";

const market = { locale: locales.de, currency: "GBP" } as const;
const query = { id: 7, date: "2026-12-01", time: "19:30" };
const band = (code: string, headoutSellingPrice: number) => ({ code, name: code, pricing: { headoutSellingPrice } });
const seat = { seatCode: "S-A-1", row: "A", seatNumber: "1", priceBand: "FIRST", x: -1.5, y: 4, available: true };

test("C10: the seats of a performance, with bands dearest first and known notes", async () => {
  const seats = [{ ...seat, notes: ["STEP_FREE", "COLD"] }];
  const priceBands = [band("SECOND", 45.5), band("FIRST", 80)];
  await using upstream = await startUpstreamWith({ priceBands, sections: [{ sectionName: "Parkett", seats }] });
  const map = await connectProvider(upstream).one("seatMaps", query, market);
  expect(upstream.calls).toEqual([
    "GET /api/v7/tour-groups/7/seat-map/?language=DE&currency=GBP&date=2026-12-01&time=19:30",
  ]);
  const first = { name: "FIRST", price: { minor: 8000, currency: "GBP" } };
  expect(map).toEqual({
    bands: [first, { name: "SECOND", price: { minor: 4550, currency: "GBP" } }],
    sections: [
      {
        name: "Parkett",
        seats: [
          { code: "S-A-1", row: "A", number: "1", band: first, x: -1.5, y: 4, isFree: true, notes: ["STEP_FREE"] },
        ],
      },
    ],
  });
});

test.each([
  [
    "a row that is sent in any order",
    [
      [1.5, 4],
      [-0.5, 4],
      [0.5, 4],
      [-1.5, 4],
    ],
    [-1.5, -0.5, 0.5, 1.5],
  ],
  [
    "a row that is sent from the right",
    [
      [1.5, 4],
      [0.6, 4.1],
      [-0.3, 4.1],
    ],
    [-0.3, 0.6, 1.5],
  ],
  [
    "but a row along a side wall front to back",
    [
      [-9, 1],
      [-9.2, 2],
      [-9.1, 3],
      [-9.3, 4],
    ],
    [-9, -9.2, -9.1, -9.3],
  ],
])("P26: seats are from the left: %s", async (_title, places, expected) => {
  const seats = places.map(([x, y], index) => ({ ...seat, seatCode: `S-A-${index}`, x, y }));
  await using upstream = await startUpstreamWith({
    priceBands: [band("FIRST", 80)],
    sections: [{ sectionName: "Stalls", seats }],
  });
  const map = await connectProvider(upstream).one("seatMaps", query, market);
  expect(map?.sections[0]?.seats.map(({ x }) => x)).toEqual(expected);
});

test("a seat of an unknown band is omitted, one that says nothing of its place is reported, and no availability is taken", async () => {
  const seats = [seat, { ...seat, priceBand: "LOGE" }, { ...seat, x: null }, { ...seat, available: undefined }];
  await using upstream = await startUpstreamWith({
    priceBands: [band("FIRST", 80)],
    sections: [{ sectionName: "Stalls", seats }],
  });
  const onDropped = vi.fn();
  const map = await connectProvider({ ...upstream, onDropped }).one("seatMaps", query, market);
  expect(map?.sections[0]?.seats.map(({ isFree }) => isFree)).toEqual([true, false]);
  expect(onDropped).toHaveBeenCalledTimes(1);
});
