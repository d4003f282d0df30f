import { findNearestSeat, type PlacedRow, type PlacedSeat } from "./house.ts";
import type { RowLayer } from "./row-layer.ts";
import type { Viewport } from "./viewport.ts";

/** The seat where keys are on a map: the one that is an element and has the focus. */
export interface SeatCursor {
  /** Makes a seat the stop of the tab key, if seats are large. */
  readonly show: (seat: PlacedSeat) => void;
  /** Moves to a seat, with the focus. */
  readonly focus: (seat: PlacedSeat | undefined) => void;
  /** Moves to the last seat, else to the one in the middle of what is shown, with the focus. */
  readonly enter: () => void;
  /** Makes the map the stop of the tab key. It has the focus where a seat had it. */
  readonly leave: () => void;
}

export interface SeatCursorOptions {
  readonly viewport: Viewport;
  readonly layer: RowLayer;
  /** Returns the rows with the seats that can be chosen. */
  readonly offer: () => readonly PlacedRow[];
  /** Says what a shown seat is. */
  readonly describe: (seat: PlacedSeat) => void;
}

/** Creates the cursor of a map, which is at no seat. */
export function createSeatCursor({ viewport, layer, offer, describe }: SeatCursorOptions): SeatCursor {
  const { element } = viewport;
  const show = (seat: PlacedSeat) => {
    const row = viewport.isNear() ? offer().find(({ seats }) => seats.includes(seat)) : undefined;
    if (row !== undefined) layer.show(row, seat);
    element.tabIndex = row === undefined ? 0 : -1;
    describe(seat);
  };
  const focus = (seat: PlacedSeat | undefined) => {
    if (seat === undefined) return;
    viewport.reveal(seat);
    show(seat);
    layer.focus();
    element.scrollIntoView?.({ block: "nearest" });
  };
  const leave = () => {
    const hadFocus = layer.findSeat(document.activeElement) !== undefined;
    layer.hide();
    element.tabIndex = 0;
    if (hadFocus) element.focus({ preventScroll: true });
  };
  const middle = () => (viewport.isNear() ? viewport.pointAt() : { x: 0, y: 0 });
  return { show, focus, leave, enter: () => focus(findNearestSeat(layer.current() ?? middle(), listSeats(offer()))) };
}

/** Returns the seats of some rows, in their order. */
export function listSeats(rows: readonly PlacedRow[]): readonly PlacedSeat[] {
  return rows.flatMap(({ seats }) => seats);
}
