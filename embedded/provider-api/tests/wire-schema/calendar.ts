import * as v from "valibot";
import { date, pax, price } from "./slot-values.ts";
import { currencyCode, id } from "./values.ts";

const day = v.pipe(
  v.strictObject({
    primaryPax: v.union([pax, v.literal("GROUP")]),
    listingPrice: price,
    retailPrice: price,
    extraCharges: v.literal(0),
    isPricingInclusiveOfExtraCharges: v.literal(true),
    availableTourIds: v.pipe(v.array(id), v.minLength(1)),
    discountAvailable: v.boolean(),
  }),
  v.check(({ listingPrice, retailPrice }) => listingPrice <= retailPrice, "dearer than before"),
);

const none = v.literal("");

const metadata = v.strictObject({
  startDate: v.union([date, none]),
  endDate: v.union([date, none]),
  currency: currencyCode,
});

const dates = v.record(date, day);

export const calendarAnswer = v.strictObject({ dates, metaData: metadata, metadata });

export const calendarsAnswer = v.record(v.pipe(v.string(), v.digits()), v.strictObject({ dates, metadata }));
