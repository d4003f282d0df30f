import { type Price, priceSlot } from "./price-slot.ts";
import type { SlotDay } from "./slot-days.ts";
import type { Slot } from "./slot.ts";
import { type TimedProduct, listVariants } from "./timed-product.ts";

/** A day on which a product can be booked. */
export interface DayOffer {
  readonly date: string;
  /** The lowest of the day, of the primary kind of person or the smallest group. */
  readonly price: Price;
  readonly tourIds: readonly number[];
}

/** The days with a slot for that many people. */
export function dayOffers(product: TimedProduct, days: readonly SlotDay[], people: number): readonly DayOffer[] {
  const hasRoom = roomFor(product, people);
  return days.flatMap(({ date, slots }) => {
    const open = slots.filter(hasRoom);
    const [first] = open;
    if (first === undefined) return [];
    const cheapest = open.reduce((one, other) => (other.factor < one.factor ? other : one), first);
    const tourIds = [...new Set(open.map(({ tourId }) => tourId))].toSorted((one, other) => one - other);
    return [{ date, price: priceSlot(product, cheapest), tourIds }];
  });
}

/** The most people one booking can be for, of any variant. */
export function findMaxPeople(product: TimedProduct): number {
  const { pax } = product;
  const maxOfPax = pax.per === "PERSON" ? pax.max : Math.max(...pax.groups.map(({ size }) => size));
  return Math.max(...listVariants(product).map(({ seats = maxOfPax }) => seats));
}

/** Tells the slots that so many people can book together. */
export function roomFor(product: TimedProduct, people: number): (slot: Pick<Slot, "remaining" | "seats">) => boolean {
  const maxPeople = findMaxPeople(product);
  return ({ remaining, seats = maxPeople }) => people <= seats && people <= remaining;
}

/** Slots for that many people, and the sold-out ones: those are shown as such. */
export function slotsFor(product: TimedProduct, days: readonly SlotDay[], people: number): readonly Slot[] {
  const hasRoom = roomFor(product, people);
  return days.flatMap(({ slots }) => slots).filter((slot) => slot.availability === "CLOSED" || hasRoom(slot));
}
