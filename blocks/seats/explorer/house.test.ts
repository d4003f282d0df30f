import { describe, expect, it } from "vitest";
import { bestTogether } from "../../../catalog/seating/best-together.ts";
import { sectionExample, seatMapExample } from "../../../catalog/seating/seating.example.ts";
import { groupNearSeats } from "./blocks.ts";
import { measureSeatBounds, toHouse, findSeatAt } from "./house.ts";
import { letterPath, seatPath } from "./paths.ts";
import { isCovered, findNameBox } from "./section-names.ts";
import { seatAfter, findSeatMove } from "./seat-keys.ts";

const house = toHouse(seatMapExample);
const findSeat = (code: string) => house.seats.find(({ seat }) => seat.code === code);
const rows = house.rows.map((row) => ({ ...row, seats: row.seats.filter(({ seat }) => seat.isFree) }));

function press(code: string, key: string): string | undefined {
  const [from, move] = [findSeat(code), findSeatMove(key)];
  return from && move && seatAfter(from, move, rows)?.seat.code;
}

it.each([
  ["Stalls-B-2", "ArrowRight", "Stalls-B-4"],
  ["Stalls-B-4", "ArrowLeft", "Stalls-B-2"],
  ["Stalls-B-6", "ArrowRight", undefined],
  ["Stalls-A-3", "ArrowDown", "Stalls-B-4"],
  ["Stalls-C-1", "ArrowDown", "Gallery-A-1"],
  ["Gallery-A-4", "ArrowUp", "Stalls-C-5"],
  ["Stalls-A-1", "ArrowUp", undefined],
  ["Stalls-C-3", "Home", "Stalls-C-1"],
  ["Stalls-B-1", "End", "Stalls-B-6"],
  ["Stalls-A-3", "PageDown", "Gallery-A-2"],
  ["Gallery-A-2", "PageUp", "Stalls-A-3"],
  ["Stalls-A-3", "a", undefined],
])("X6: from %s, %s leads to %s: a taken seat is skipped", (code, key, expected) => {
  expect(press(code, key)).toBe(expected);
});

it("X6: a key leads from a seat that is no longer offered to the nearest one", () => {
  expect(press("Stalls-A-5", "ArrowRight")).toBe("Stalls-A-4");
});

it("P26: seats of any provider are one unit apart", () => {
  const [first, second] = toHouse({
    ...seatMapExample,
    sections: [
      {
        name: "S",
        seats: sectionExample("S", [["A", "SSSSSS"]]).seats.map((seat) => ({ ...seat, x: seat.x / 4, y: seat.y / 4 })),
      },
    ],
  }).seats;
  expect([second && first && second.x - first.x, first?.y]).toEqual([1, 1]);
});

it("P26: the seat at a point is the one that covers it", () => {
  const seat = findSeat("Stalls-B-4");
  expect(seat && findSeatAt({ x: seat.x + 0.4, y: seat.y }, house)).toBe(seat);
  expect(findSeatAt({ x: 0, y: -2 }, house)).toBeUndefined();
});

it("P26: the map has room for all seats and the stage", () => {
  const { left, top, width, height } = house.bounds;
  expect([left, top, left + width, top + height]).toEqual([-4.5, -4, 4.5, 10]);
});

describe("P26: the names of sections", () => {
  const createRows = (width: number) =>
    Array.from({ length: 12 }, (_value, row) => [`${row}`, "S".repeat(width)] as const);
  const [wide, narrow] = [createRows(40), createRows(5)];
  const sections = [
    sectionExample("Stalls", wide),
    sectionExample("Upper Circle", wide, 14),
    { name: "Boxes left", seats: sectionExample("", narrow).seats.map((seat) => ({ ...seat, x: seat.x - 25 })) },
  ];
  const large = toHouse({ bands: [], sections });
  const seatsIn = (name: string) => large.seats.filter(({ section }) => section.name === name);

  it.each(["Stalls", "Upper Circle", "Boxes left"])("%s covers no seat, and is in the map", (name) => {
    const box = findNameBox(name, seatsIn(name), large);
    expect(large.seats.filter((seat) => isCovered(seat, box))).toEqual([]);
    expect(box.x - box.width / 2).toBeGreaterThanOrEqual(large.bounds.left);
  });

  it("have an aisle to be in, which a section at the side does not move for", () => {
    const measureFront = (name: string) => Math.min(...seatsIn(name).map(({ y }) => y));
    expect(["Stalls", "Upper Circle", "Boxes left"].map(measureFront)).toEqual([1, 16, 1]);
  });
});

it("P26: seats of the first five bands differ in shape (WCAG 1.4.1)", () => {
  const shapes = [0, 1, 2, 3, 4].map((band) => seatPath(house.seats.slice(0, 1), band));
  expect(new Set(shapes).size).toBe(5);
});

it("P26: blocks have each seat once, and are small: seats of one are near each other", () => {
  const large = Array.from({ length: 40 }, (_value, row) => [`${row}`, "S".repeat(50)] as const);
  const { seats } = toHouse({ ...seatMapExample, sections: [sectionExample("S", large)] });
  const blocks = groupNearSeats(seats);
  expect(new Set(blocks.flat())).toEqual(new Set(seats));
  expect(blocks.flat()).toHaveLength(2000);
  expect(Math.max(...blocks.map((block) => measureSeatBounds(block).width))).toBeLessThanOrEqual(12);
});

it("P26: the seats of a band are one path, each with a letter; the ninth band has none", () => {
  const seats = house.seats.slice(0, 2);
  expect(seatPath(seats).match(/M-?[\d.]+ [\d.]+/g)).toEqual(["M-2 1", "M-1 1"]);
  expect(letterPath(seats, 0)).toContain("M-2 1m");
  expect(letterPath(seats, 8)).toBe("");
});

it("X6: the best seats together are those of the list", () => {
  const best = (map: typeof seatMapExample) => bestTogether(map, { count: 2, limit: 8000 })?.seats;
  expect(best(house)).toEqual(best(seatMapExample));
});
