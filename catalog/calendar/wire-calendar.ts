import * as v from "valibot";
import { wireId } from "../provider/wire-id.ts";
import { wireAmount, wireCurrencyCode } from "../price/wire-price.ts";
import { wireDate } from "../provider/wire-time.ts";

const metadata = v.nullish(
  v.object({
    startDate: v.nullish(v.string(), ""),
    endDate: v.nullish(v.string(), ""),
    currency: v.nullish(wireCurrencyCode),
  }),
);

/** A calendar as the provider sends it. `metadata` goes by two names; its dates are empty texts when there are none. */
export const wireCalendar = v.object({
  dates: v.nullish(v.record(v.string(), v.unknown()), {}),
  metaData: metadata,
  metadata,
});

/** One day of a calendar, with its date. */
export const wireCalendarDay = v.tuple([
  wireDate,
  v.object({
    primaryPax: v.nullish(v.string(), ""),
    listingPrice: wireAmount,
    retailPrice: v.nullish(wireAmount),
    extraCharges: v.nullish(wireAmount, 0),
    isPricingInclusiveOfExtraCharges: v.nullish(v.boolean(), true),
    availableTourIds: v.nullish(v.array(wireId), []),
    discountAvailable: v.nullish(v.boolean(), false),
  }),
]);

export type WireCalendar = v.InferOutput<typeof wireCalendar>;
export type WireCalendarDay = v.InferOutput<typeof wireCalendarDay>;
