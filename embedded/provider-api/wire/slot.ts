import type { Product } from "../source/catalog.ts";
import { type Price, priceSlot } from "../time/price-slot.ts";
import type { Slot } from "../time/slot.ts";
import type { View } from "../view.ts";
import { convertAmounts } from "./currency.ts";

/** A start with the price of the primary kind of person. */
export function wireSlot(product: Product, slot: Slot, view: View) {
  const { date, start, end, tourId, availability, remaining } = slot;
  const amount = convertAmounts(product, view);
  const { listing, retail } = priceSlot(product, slot);
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

/** A price in the newer of the provider's two forms; the discount is in percent. */
export function wireSlotPrice({ listing, retail }: Price, amount: (home: number) => number) {
  return {
    retailPrice: amount(retail),
    listingPrice: amount(listing),
    extraCharges: 0,
    isPricingInclusiveOfExtraCharges: true,
    discount: retail === 0 ? 0 : Math.round((1 - listing / retail) * 100),
  };
}
