import { isOffered, groupIntoRows, type SeatRow } from "../../../../catalog/seating/seat-rows.ts";
import type { Seat, SeatMap, SeatSection } from "../../../../catalog/seating/seating.ts";
import type { SeatsProps } from "./seats-props.ts";
import { toPriceLimit } from "./seat-view.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** The row that a page's address names, with what is chosen in it. */
export interface ChosenRow {
  readonly section: SeatSection;
  readonly row: SeatRow;
  /** Those that are still free, also above the limit. */
  readonly seats: readonly Seat[];
}

/** Returns the chosen row; undefined where none is chosen, and where nothing in it is chosen or offered. */
export function chosenRow(map: SeatMap, page: SeatsProps["page"]): ChosenRow | undefined {
  const { section: sectionNumber, row: rowNumber, seats: chosen } = readView(showView, page.view);
  const section = map.sections[(sectionNumber ?? 0) - 1];
  const row = section && groupIntoRows(section)[(rowNumber ?? 0) - 1];
  if (section === undefined || row === undefined) return undefined;
  const numbers = new Set(chosen?.split(",").map(Number));
  const seats = row.seats.filter(({ isFree }, index) => isFree && numbers.has(index + 1));
  const isOpen = seats.length > 0 || row.seats.some((seat) => isOffered(seat, toPriceLimit(page)));
  return isOpen ? { section, row, seats } : undefined;
}
