import type { PlacedSeat } from "./house.ts";

/** Units of a block's side: a phone shows a few blocks where seats can be chosen. */
const side = 8;

/**
 * Groups seats that are near each other, in the order of the house. A browser paints what it shows of a picture, block by
 * block. One path of a whole house would cost it the whole house for each part.
 */
export function groupNearSeats(seats: readonly PlacedSeat[]): readonly (readonly PlacedSeat[])[] {
  const blocks = new Map<string, PlacedSeat[]>();
  for (const seat of seats) {
    const key = `${Math.floor(seat.x / side)} ${Math.floor(seat.y / side)}`;
    const block = blocks.get(key);
    if (block === undefined) blocks.set(key, [seat]);
    else block.push(seat);
  }
  return [...blocks.values()];
}
