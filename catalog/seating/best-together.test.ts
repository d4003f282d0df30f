import { describe, expect, it } from "vitest";
import { bestTogether } from "./best-together.ts";
import { seatMapExample, sectionExample } from "./seating.example.ts";

function best(count: number, limit?: number) {
  return bestTogether(seatMapExample, { count, limit })?.seats.map(({ code }) => code);
}

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
    const sections = [
      sectionExample("S", [
        ["A", "SSSSS"],
        ["B", "SSSSS"],
      ]),
    ];
    const codes = bestTogether({ bands: [], sections }, { count: 1 })?.seats.map(({ code }) => code);
    expect(codes).toEqual(["S-A-3"]);
  });
});
