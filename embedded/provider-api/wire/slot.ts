import type { Product } from "../source/catalog.ts";
import { priceOf } from "../time/price-of.ts";
import type { Slot } from "../time/slot.ts";
import type { View } from "../view.ts";
import { amountsOf } from "./amount.ts";

/** A start with the price of the primary kind of person. */
export function wireSlot(product: Product, slot: Slot, view: View) {
  const { date, start, end, tourId, availability, remaining } = slot;
  const amount = amountsOf(product, view);
  const { listing, retail } = priceOf(product, slot);
  return {
    startDate: date,
    startTime: `${start}:00`,
    endTime: `${end}:00`,
    tourId,
    listingPrice: amount(listing),
    retailPrice: amount(retail),
    availability,
    remaining,
  };
}
