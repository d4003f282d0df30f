import { findNearestSeat, type PlacedRow, type PlacedSeat } from "./house.ts";

/** A key on the map: along a row, to its end, to another row, or to another section. */
export type SeatMove =
  | { readonly seats: 1 | -1 }
  | { readonly rows: 1 | -1 }
  | { readonly sections: 1 | -1 }
  | { readonly end: 0 | -1 };

const moves: Readonly<Record<string, SeatMove>> = {
  ArrowRight: { seats: 1 },
  ArrowLeft: { seats: -1 },
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
  PageDown: { sections: 1 },
  PageUp: { sections: -1 },
  Home: { end: 0 },
  End: { end: -1 },
};

/** Returns how a key moves on the map, which no language mirrors; undefined for any other key. */
export function findSeatMove(key: string): SeatMove | undefined {
  return Object.hasOwn(moves, key) ? moves[key] : undefined;
}

/**
 * Returns the seat that a move from another leads to. Rows have the seats that can be chosen, front to back. Other rows are
 * entered at the nearest seat. Undefined without one.
 */
export function seatAfter(from: PlacedSeat, move: SeatMove, rows: readonly PlacedRow[]): PlacedSeat | undefined {
  const open = rows.filter(({ seats }) => seats.length > 0);
  const index = open.findIndex(({ seats }) => seats.includes(from));
  const row = open[index];
  if (row === undefined)
    return findNearestSeat(
      from,
      open.flatMap(({ seats }) => seats),
    );
  if ("seats" in move) return row.seats[row.seats.indexOf(from) + move.seats];
  if ("end" in move) return row.seats.at(move.end);
  return findNearestSeat(
    from,
    ("rows" in move ? open[index + move.rows] : sectionBeside(open, index, move.sections))?.seats ?? [],
  );
}

/** Returns the first row of the section after that of a row, or of the one before it. */
function sectionBeside(rows: readonly PlacedRow[], index: number, step: 1 | -1): PlacedRow | undefined {
  const sections = [...new Set(rows.map(({ section }) => section))];
  const current = rows[index]?.section;
  const wanted = sections[sections.findIndex((section) => section === current) + step];
  return rows.find(({ section }) => section === wanted);
}
