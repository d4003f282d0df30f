import type { TimedProduct } from "./timed-product.ts";
import type { Slot } from "./slot.ts";

/** The most people one booking can be for. */
export function mostPeople({ pax }: TimedProduct): number {
  return pax.per === "PERSON" ? pax.most : Math.max(...pax.groups.map(({ size }) => size));
}

/** Tells the slots that so many people can book together. */
export function roomFor(product: TimedProduct, people: number): (slot: Pick<Slot, "remaining">) => boolean {
  const isTooMany = people > mostPeople(product);
  return ({ remaining }) => !isTooMany && people <= remaining;
}
