import type { Price } from "../time/price-of.ts";

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
