import { isOffered } from "../../../catalog/seating/seat-rows.ts";
import { createDrawing } from "./drawing.ts";
import { html } from "./element.ts";
import type { House, PlacedRow, PlacedSeat } from "./house.ts";
import { createRowLayer } from "./row-layer.ts";
import { createSeatCursor, type SeatCursor } from "./seat-cursor.ts";
import * as css from "./seat-map.css.ts";
import type { ExplorerWords } from "./texts.ts";
import { createViewport, type Viewport } from "./viewport.ts";

export interface SeatPictureOptions {
  readonly house: House;
  readonly words: ExplorerWords;
  readonly has: (seat: PlacedSeat) => boolean;
}

/** A house in a viewport, with the seats that can be chosen in it. */
export interface SeatPicture {
  readonly viewport: Viewport;
  readonly cursor: SeatCursor;
  /** The words of the seat that was described last. Screen readers have them with the seat. */
  readonly caption: HTMLElement;
  /** Returns the rows with the seats that can be chosen, front to back. */
  readonly offer: () => readonly PlacedRow[];
  /** Returns the seat of an element in the picture. */
  readonly findSeat: (target: EventTarget | null) => PlacedSeat | undefined;
  readonly describe: (seat: PlacedSeat) => void;
  /** Shows which seats are free within a limit, in minor units. */
  readonly showOffer: (limit: number | undefined) => void;
  readonly showChoice: (seats: readonly PlacedSeat[]) => void;
}

/** Creates the picture. Before an offer is shown, every seat can be chosen. */
export function createSeatPicture({ house, words, has }: SeatPictureOptions): SeatPicture {
  const drawing = createDrawing(house, words.texts.stage);
  const layer = createRowLayer(drawing.row, words, has);
  const viewport = createViewport(drawing.layers, house.bounds, () => {
    drawing.showScale(viewport.scale(), viewport.isNear());
    if (!viewport.isNear()) cursor.leave();
  });
  const caption = html("p", { class: css.caption, "aria-hidden": "true" });
  const describe = (seat: PlacedSeat) => void (caption.textContent = words.seatText(seat));
  let { rows } = house;
  const offer = () => rows;
  const cursor = createSeatCursor({ viewport, layer, offer, describe });
  const showOffer = (limit: number | undefined) => {
    rows = house.rows.map((row) => ({ ...row, seats: row.seats.filter(({ seat }) => isOffered(seat, limit)) }));
    drawing.showOffer(limit);
    cursor.leave();
  };
  const showChoice = (seats: readonly PlacedSeat[]) => {
    drawing.showChoice(seats);
    layer.update();
  };
  return { viewport, cursor, caption, offer, findSeat: layer.findSeat, describe, showOffer, showChoice };
}
