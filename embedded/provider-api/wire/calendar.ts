import type { Product } from "../source/catalog.ts";
import type { DayOffer } from "../time/day-offers.ts";
import type { View } from "../view.ts";
import { convertAmounts, toCurrencyCode } from "./currency.ts";

/** The days a product can be booked on. Without any, the first and last day are empty texts. */
export function wireCalendar(product: Product, offers: readonly DayOffer[], view: View) {
  return {
    dates: Object.fromEntries(offers.map((offer) => [offer.date, wireDate(product, offer, view)])),
    metadata: {
      startDate: offers.at(0)?.date ?? "",
      endDate: offers.at(-1)?.date ?? "",
      currency: toCurrencyCode(product, view),
    },
  };
}

function wireDate(product: Product, { price, tourIds }: DayOffer, view: View) {
  const amount = convertAmounts(product, view);
  return {
    primaryPax: product.pax.per === "GROUP" ? "GROUP" : product.pax.persons[0]?.type,
    listingPrice: amount(price.listing),
    retailPrice: amount(price.retail),
    extraCharges: 0,
    isPricingInclusiveOfExtraCharges: true,
    availableTourIds: tourIds,
    discountAvailable: price.retail > price.listing,
  };
}
