import type { TimedProduct } from "./timed-product.ts";
import { hasRoom } from "./has-room.ts";
import { type Price, priceOf } from "./price-of.ts";
import type { SlotDay } from "./slot-days.ts";

/** A day on which a product can be booked. */
export interface DayOffer {
  readonly date: string;
  /** The lowest of the day, of the primary kind of person or the smallest group. */
  readonly price: Price;
  readonly tourIds: readonly number[];
}

/** The days with a slot for that many people. */
export function dayOffers(product: TimedProduct, days: readonly SlotDay[], people: number): readonly DayOffer[] {
  return days.flatMap(({ date, slots }) => {
    const open = slots.filter((slot) => hasRoom(product, slot, people));
    if (open.length === 0) return [];
    const factor = Math.min(...open.map((slot) => slot.factor));
    const tourIds = [...new Set(open.map(({ tourId }) => tourId))].toSorted((one, other) => one - other);
    return [{ date, price: priceOf(product, date, factor), tourIds }];
  });
}
