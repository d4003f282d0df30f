import type { TimedProduct } from "./timed-product.ts";
import { roomFor } from "./has-room.ts";
import type { Slot } from "./slot.ts";
import type { SlotDay } from "./slot-days.ts";

/** Slots for that many people, and the sold-out ones: those are shown as such. */
export function slotsFor(product: TimedProduct, days: readonly SlotDay[], people: number): readonly Slot[] {
  const hasRoom = roomFor(product, people);
  return days.flatMap(({ slots }) => slots).filter((slot) => slot.availability === "CLOSED" || hasRoom(slot));
}
