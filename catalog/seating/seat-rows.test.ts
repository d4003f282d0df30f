import { expect, test } from "vitest";
import { flowTypes } from "../product/product.ts";
import { booksSeats, seatBookingUrl } from "./seat-booking.ts";
import { cheapestTotal, freeSeats, isOffered, lowestPrice, groupIntoRows } from "./seat-rows.ts";
import { seatMapExample } from "./seating.example.ts";

const [stalls, gallery] = seatMapExample.sections;
const empty = { name: "", seats: [] };

test("P26: a section has rows, front to back, each with its seats from the left", () => {
  const rows = groupIntoRows(stalls ?? empty).map(({ name, seats }) => [
    name,
    seats.map(({ number }) => number).join(""),
  ]);
  expect(rows).toEqual([
    ["A", "12345"],
    ["B", "123456"],
    ["C", "123456"],
  ]);
});

test("P26: a limit keeps free seats that cost at most as much", () => {
  const free = freeSeats(stalls ?? empty);
  expect(free).toHaveLength(14);
  expect(free.filter((seat) => isOffered(seat, 8000))).toHaveLength(11);
  expect(free.filter((seat) => isOffered(seat, 7999))).toEqual([]);
});

test("the lowest price is of the cheapest seat, and there is none of no seats", () => {
  expect(lowestPrice(gallery?.seats ?? [])).toEqual({ minor: 4500, currency: "GBP" });
  expect(lowestPrice([])).toBeUndefined();
});

test.each([
  [1, 4500],
  [4, 18_000],
  [5, 26_000],
  [18, 142_000],
  [19, undefined],
])("P16: %i of the free seats cost at least %s", (count, minor) => {
  expect(cheapestTotal(seatMapExample, count)?.minor).toBe(minor);
});

test("C22: flows with a step for seats take chosen ones", () => {
  expect(flowTypes.filter((flowType) => booksSeats({ flowType }))).toEqual(["SEATMAP_IFRAME", "SEATMAP", "SVG"]);
});

test("C24: chosen seats and their start are in the address of the booking step", () => {
  const step = "https://book.tickets.example/book/51001/seatmap-select/?date=2026-12-01";
  expect(seatBookingUrl(step, { time: "19:30", seats: ["S-A-1", "S-A-2"] })).toBe(
    `${step}&time=19%3A30&adults=2&seat=S-A-1&seat=S-A-2`,
  );
});
