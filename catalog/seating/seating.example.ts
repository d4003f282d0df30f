import type { Seat, SeatBand, SeatMap, SeatNote } from "./seating.ts";

const gbp = (minor: number) => ({ minor, currency: "GBP" }) as const;

const bands: Readonly<Record<string, SeatBand>> = {
  P: { name: "Premium", price: gbp(12000) },
  F: { name: "First", price: gbp(8000) },
  S: { name: "Second", price: gbp(4500) },
};

/** `["A", "PPfF"]`: a letter for each seat, small for a taken one. */
export type RowExample = readonly [row: string, seats: string, notes?: readonly SeatNote[]];

/** Returns a section whose first row is `distance` rows from the stage, each row with the stage in its middle. */
export function sectionExample(name: string, rows: readonly RowExample[], distance = 1) {
  const seats = rows.flatMap(([row, letters, notes = []], back) =>
    Array.from(letters, (letter, index): Seat => {
      const band = bands[letter.toUpperCase()] ?? { name: letter, price: gbp(0) };
      const isFree = letter === letter.toUpperCase();
      const number = String(index + 1);
      const x = index - (letters.length - 1) / 2;
      return { code: `${name}-${row}-${number}`, row, number, band, x, y: distance + back, isFree, notes };
    }),
  );
  return { name, seats };
}

/** A small house for tests. */
export const seatMapExample: SeatMap = {
  bands: Object.values(bands),
  sections: [
    sectionExample("Stalls", [
      ["A", "PpPPp"],
      ["B", "FFfFFF"],
      ["C", "FFFFFF", ["RESTRICTED_VIEW"]],
    ]),
    sectionExample("Gallery", [["A", "SSSS", ["LITTLE_LEGROOM"]]], 8),
  ],
};
