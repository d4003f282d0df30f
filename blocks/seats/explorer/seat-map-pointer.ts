import { listenToGestures } from "./gestures.ts";
import { type PlacedSeat, type Point, findSeatAt } from "./house.ts";
import { listSeats } from "./seat-cursor.ts";
import type { SeatPicture } from "./seat-picture.ts";

export interface SeatMapPointer extends Pick<SeatPicture, "viewport" | "cursor" | "offer" | "findSeat" | "describe"> {
  readonly toggle: (seat: PlacedSeat) => void;
  /** Makes room for large seats, before the map moves closer. */
  readonly enlarge: () => void;
}

/** Chooses seats by a pointer once they are large; before, a click moves closer. Screen readers click on an element. */
export function listenToPointer(pointer: SeatMapPointer, signal: AbortSignal): void {
  const { viewport, cursor, offer, findSeat, describe, toggle, enlarge } = pointer;
  const toPicturePoint = ({ clientX, clientY }: MouseEvent) => viewport.pointAt({ x: clientX, y: clientY });
  const seatUnder = (event: MouseEvent) => findSeatAt(toPicturePoint(event), { seats: listSeats(offer()) });
  const moveCloser = (point: Point) => {
    enlarge();
    viewport.reveal(point);
  };
  const onClick = (event: MouseEvent) => {
    if (!viewport.isNear()) return moveCloser(toPicturePoint(event));
    const seat = findSeat(event.target) ?? seatUnder(event);
    if (seat === undefined) return;
    toggle(seat);
    cursor.show(seat);
  };
  const onMove = (event: MouseEvent) => {
    const seat = event.buttons === 0 ? seatUnder(event) : undefined;
    if (seat !== undefined) describe(seat);
  };
  listenToGestures(viewport, signal);
  viewport.element.addEventListener("click", onClick, { signal });
  viewport.element.addEventListener("mousemove", onMove, { signal });
}
