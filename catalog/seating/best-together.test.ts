import { describe, expect, it } from "vitest";
import { bestTogether } from "./best-together.ts";
import { seatMapExample, sectionExample } from "./seating.example.ts";
import type { SeatMap } from "./seating.ts";

const codesOf = (group: ReturnType<typeof bestTogether>) => group?.seats.map(({ code }) => code);
const best = (count: number, limit?: number, map: SeatMap = seatMapExample) =>
  codesOf(bestTogether(map, { count, limit }));

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
