import type { TimedProduct } from "./timed-product.ts";
import type { Slot } from "./slot.ts";

/** The most people one booking can be for. */
export function mostPeople({ pax }: TimedProduct): number {
  return pax.per === "PERSON" ? pax.most : Math.max(...pax.groups.map(({ size }) => size));
}

/** True when that many people can book this slot together. */
export function hasRoom(product: TimedProduct, { remaining }: Pick<Slot, "remaining">, people: number): boolean {
  return people <= remaining && people <= mostPeople(product);
}
