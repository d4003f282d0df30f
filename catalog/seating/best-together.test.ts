import { describe, expect, it } from "vitest";
import { bestTogether, seatOffers } from "./best-together.ts";
import { seatMapExample, sectionExample } from "./seating.example.ts";
import type { SeatMap } from "./seating.ts";
import { togetherInstead } from "./together-instead.ts";

const listCodes = (group: ReturnType<typeof bestTogether>) => group?.seats.map(({ code }) => code);
const best = (count: number, limit?: number, map: SeatMap = seatMapExample) =>
  listCodes(bestTogether(map, { count, limit }));

describe("X6: the best seats together within a limit", () => {
  it("are the dearest ones where nothing limits them", () => expect(best(2)).toEqual(["Stalls-A-3", "Stalls-A-4"]));

  it("cost at most the limit each", () => expect(best(2, 8000)).toEqual(["Stalls-B-4", "Stalls-B-5"]));

  it("may cost exactly the limit", () => expect(best(1, 4500)?.[0]).toMatch(/^Gallery-A-[23]$/));

  it("have a full view, as long as any have", () => {
    expect(best(3, 8000)).toEqual(["Stalls-B-4", "Stalls-B-5", "Stalls-B-6"]);
    expect(best(4, 8000)).toEqual(["Gallery-A-1", "Gallery-A-2", "Gallery-A-3", "Gallery-A-4"]);
    expect(best(5, 8000)).toHaveLength(5);
  });

  it("never are in two rows, nor around a taken seat", () => expect(best(7)).toBeUndefined());

  const withoutSeats = (letters: string, numbers: readonly number[]) => {
    const { name, seats } = sectionExample("Stalls", [["A", letters]]);
    const left = seats.filter(({ number }) => !numbers.includes(Number(number)));
    return { bands: [], sections: [{ name, seats: left }] };
  };

  it.each([
    ["a row of four without its middle two", "FFFF", [2, 3], undefined],
    ["an aisle in the middle", "FFFFFFFFF", [5], ["Stalls-A-3", "Stalls-A-4"]],
    ["another one in a short row of it", "FFFFF", [2, 4], undefined],
  ])("are on one side of a gap: of %s", (_title, letters, missing, expected) => {
    expect(best(2, undefined, withoutSeats(letters, missing))).toEqual(expected);
  });

  it("may be as far apart as all of their row", () => {
    const [section] = [sectionExample("Box", [["A", "FFFF"]])];
    const seats = section.seats.map((seat) => ({ ...seat, x: seat.x * 1.5 }));
    expect(best(4, undefined, { bands: [], sections: [{ name: "Box", seats }] })).toHaveLength(4);
  });

  it("are none below the lowest price", () => expect(best(1, 4499)).toBeUndefined());

  it("are nearest the middle, then nearest the stage", () => {
    const rows = ["A", "B"].map((row) => [row, "SSSSS"] as const);
    expect(best(1, undefined, { bands: [], sections: [sectionExample("S", rows)] })).toEqual(["S-A-3"]);
  });

  it("are step-free where no others are left alone", () => {
    const [back, front] = [["B", "FFF", ["STEP_FREE"]] as const, ["A", "SSs"] as const];
    const map = { bands: [], sections: [sectionExample("S", [back, front])] };
    expect(best(2, 8000, map)).toEqual(["S-A-1", "S-A-2"]);
    expect(best(3, 8000, map)).toEqual(["S-B-1", "S-B-2", "S-B-3"]);
  });
});

describe("X6: the offered seats together", () => {
  const offers = (count: number, limit?: number, map = seatMapExample) =>
    seatOffers(map, { count, limit }).map((offer) => [offer.rule, ...(listCodes(offer) ?? [])]);

  it("are those at the lowest price first, then the best, where nothing limits them", () =>
    expect(offers(2)).toEqual([
      ["lowest", "Gallery-A-2", "Gallery-A-3"],
      ["best", "Stalls-A-3", "Stalls-A-4"],
    ]));

  it("are the best alone within a limit", () =>
    expect(offers(2, 8000)).toEqual([["best", "Stalls-B-4", "Stalls-B-5"]]));

  it("are the best alone where these cost the least", () => expect(offers(5).map(([rule]) => rule)).toEqual(["best"]));

  it("have a full view and steps at the lowest price, as long as any have", () => {
    const rows = [["A", "SS", ["RESTRICTED_VIEW"]] as const, ["B", "SS", ["STEP_FREE"]] as const, ["C", "SS"] as const];
    const sections = [sectionExample("S", rows), sectionExample("Dear", [["D", "PP"]])];
    expect(offers(2, undefined, { bands: [], sections })[0]).toEqual(["lowest", "S-C-1", "S-C-2"]);
  });

  it("are none where none are together", () => expect(offers(7)).toEqual([]));
});

describe("X6: where no seats fit", () => {
  const ways = (count: number, limit?: number) =>
    togetherInstead(seatMapExample, { count, limit }).map((way) => [
      way.count,
      way.price.minor,
      way.limit,
      ...(way.isAbove ? ["above"] : []),
    ]);

  it.each([
    [2, 2, 4500],
    [5, 5, 8000],
    [9, 6, 8000],
  ])("%i could be %i, from %i each", (count, found, minor) => expect(ways(count)).toEqual([[found, minor, minor]]));

  it.each([
    [
      "5 within £60: 4, else 5 above it",
      5,
      6000,
      [
        [4, 4500, 6000],
        [5, 8000, 8000, "above"],
      ],
    ],
    [
      "9 within £60: 4, else 6 above it",
      9,
      6000,
      [
        [4, 4500, 6000],
        [6, 8000, 8000, "above"],
      ],
    ],
    ["9 within £90: 6, of which there are no more at any price", 9, 9000, [[6, 8000, 9000]]],
    ["2 within £40: none but above it", 2, 4000, [[2, 4500, 4500, "above"]]],
  ])("what the limit allows comes first: of %s", (_title, count, limit, expected) =>
    expect(ways(count, limit)).toEqual(expected),
  );

  it("nothing is said of a house without a free seat", () =>
    expect(togetherInstead({ bands: [], sections: [sectionExample("S", [["A", "sss"]])] }, { count: 2 })).toEqual([]));
});
