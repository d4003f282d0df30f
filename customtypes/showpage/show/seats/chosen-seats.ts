import { isOffered, rowsOf, type SeatRow } from "../../../../catalog/seating/seat-rows.ts";
import type { Seat, SeatMap, SeatSection } from "../../../../catalog/seating/seating.ts";
import type { SeatsProps } from "./seats-props.ts";
import { limitOf } from "./seat-view.ts";

/** The row that a page's address names, with what is chosen in it. */
export interface ChosenRow {
  readonly section: SeatSection;
  readonly row: SeatRow;
  /** Those that are still offered. */
  readonly seats: readonly Seat[];
}

/** Returns the chosen row; undefined where none is chosen, and where the row has no offered seat. */
export function chosenRow(map: SeatMap, page: SeatsProps["page"]): ChosenRow | undefined {
  const { section: sectionNumber, row: rowNumber, seats } = page.view;
  const section = map.sections[(sectionNumber ?? 0) - 1];
  const row = section && rowsOf(section)[(rowNumber ?? 0) - 1];
  const limit = limitOf(page);
  if (section === undefined || row === undefined || !row.seats.some((seat) => isOffered(seat, limit))) return undefined;
  const numbers = new Set(seats?.split(",").map(Number));
  return { section, row, seats: row.seats.filter((seat, index) => numbers.has(index + 1) && isOffered(seat, limit)) };
}
