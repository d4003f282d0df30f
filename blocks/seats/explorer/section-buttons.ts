import type { SeatSection } from "../../../catalog/seating/seating.ts";
import { html } from "./element.ts";
import { tool } from "./explorer.css.ts";
import { type House, findSeatsMiddle, findNearestSeat, type PlacedRow, type PlacedSeat } from "./house.ts";
import * as css from "./seat-map.css.ts";
import type { SeatMapPointer } from "./seat-map-pointer.ts";
import type { SeatPicture } from "./seat-picture.ts";
import type { ExplorerTexts } from "./texts.ts";

type MapOfSections = Pick<SeatPicture, "viewport" | "cursor" | "offer"> & Pick<SeatMapPointer, "enlarge">;

/** Returns buttons that lead to the sections of a house. */
export function sectionButtons(house: House, texts: ExplorerTexts, map: MapOfSections): HTMLElement {
  const group = html("div", { class: css.sectionButtons, role: "group", "aria-label": texts.sections });
  for (const section of house.sections) {
    const button = html("button", { type: "button", class: tool }, section.name);
    button.addEventListener("click", () => enterSection(section, house, map));
    group.append(button);
  }
  return group;
}

/** Moves to the middle of a section, with the focus where a seat can be chosen. */
function enterSection(section: SeatSection, house: House, { viewport, cursor, offer, enlarge }: MapOfSections): void {
  enlarge();
  const seats = inSection(offer(), section);
  const all = inSection(house.rows, section);
  if (seats.length > 0) cursor.focus(findNearestSeat(findSeatsMiddle(seats), seats));
  else if (all.length > 0) viewport.reveal(findSeatsMiddle(all));
}

function inSection(rows: readonly PlacedRow[], section: SeatSection): readonly PlacedSeat[] {
  return rows.flatMap((row) => (row.section === section ? row.seats : []));
}
