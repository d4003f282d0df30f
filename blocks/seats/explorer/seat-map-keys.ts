import type { PlacedSeat } from "./house.ts";
import { seatAfter, findSeatMove } from "./seat-keys.ts";
import type { SeatPicture } from "./seat-picture.ts";
import type { Zooms } from "./zoom-buttons.ts";

export interface SeatMapKeys extends Pick<SeatPicture, "viewport" | "cursor" | "offer" | "findSeat"> {
  readonly zooms: Zooms;
  readonly toggle: (seat: PlacedSeat) => void;
}

/** Moves between seats, chooses and zooms by keys. The first key on the whole house moves into it. */
export function listenToKeys(keys: SeatMapKeys, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : findKeyAction(event, keys);
    if (act === undefined) return;
    act();
    event.preventDefault();
  };
  keys.viewport.element.addEventListener("keydown", onKey, { signal });
}

/** Returns what a key does where it is pressed; undefined where it does nothing. */
function findKeyAction({ key, target }: KeyboardEvent, { zooms, cursor, offer, findSeat, toggle }: SeatMapKeys) {
  const zoom = zooms.get(key);
  if (zoom !== undefined) return zoom;
  const move = findSeatMove(key);
  if (move === undefined && key !== "Enter" && key !== " ") return undefined;
  const seat = findSeat(target);
  if (seat === undefined) return cursor.enter;
  return move === undefined ? () => toggle(seat) : () => cursor.focus(seatAfter(seat, move, offer()));
}
