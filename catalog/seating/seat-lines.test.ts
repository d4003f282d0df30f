import { describe, expect, it } from "vitest";
import { parseSeatLines, writeSeatLines } from "./seat-lines.ts";
import { sectionExample, seatMapExample } from "./seating.example.ts";

describe("P26: a seat map as lines", () => {
  it("is the same once it is parsed", () =>
    expect(parseSeatLines(writeSeatLines(seatMapExample))).toEqual(seatMapExample));

  it("has a line for each band, section and row, and positions from seat to seat", () => {
    const map = { bands: seatMapExample.bands.slice(0, 1), sections: [sectionExample("الصالة 1", [["A", "Pp"]])] };
    const name = encodeURIComponent("الصالة 1");
    expect(writeSeatLines(map).split("\n")).toEqual([
      "B\t12000\tGBP\tPremium",
      `S\t${name}`,
      `R\tA\t${name}-A-\t-50 100 16 1 1\t100 0 0 2 2`,
    ]);
  });

  it("keeps any name, number and code, of one seat as well", () => {
    const [section] = [sectionExample("a\tb\nc", [["A\n", "P"]])];
    const map = {
      bands: seatMapExample.bands,
      sections: [{ ...section, seats: section.seats.map((seat) => ({ ...seat, number: "1 2", code: "x y%" })) }],
    };
    expect(parseSeatLines(writeSeatLines(map))).toEqual(map);
  });

  it.each(["", "<html>", "R\tA\tA-\t0 0 0 1 1", "S\tA\nR\tA\tA-\t0 0 0 1 1", "B\t1.5\tGBP\tA", "B\t1\tXXX\tA"])(
    "%j is none",
    (text) => expect(() => parseSeatLines(text)).toThrow(TypeError),
  );
});
