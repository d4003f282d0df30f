import * as v from "valibot";
import { count, currencyCode } from "./values.ts";

const day = v.pipe(v.string(), v.isoDate());
const amount = v.pipe(v.number(), v.minValue(0.001));

/** The lowest price of the 30 days before a reduction. */
export const priorPrice = v.pipe(
  v.strictObject({ amount, lowestFrom: day, lowestOn: day }),
  v.check(({ lowestFrom, lowestOn }) => lowestFrom < lowestOn, "the days end before they begin"),
);

export const listingPrice = v.pipe(
  v.strictObject({
    type: v.picklist(["PER_PERSON", "PER_GROUP"]),
    groupSize: v.nullable(v.pipe(count, v.minValue(1))),
    currencyCode,
    convertedFrom: v.nullable(currencyCode),
    originalPrice: amount,
    finalPrice: amount,
    discountType: v.picklist(["PERCENTAGE", "ABSOLUTE"]),
    bestDiscount: v.pipe(count, v.maxValue(99)),
    cashbackType: v.literal("PERCENTAGE"),
    cashbackValue: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  }),
  v.check(({ originalPrice, finalPrice }) => originalPrice >= finalPrice, "dearer than before"),
  v.check(({ type, groupSize }) => (type === "PER_GROUP") === (groupSize !== null), "a group has a size"),
);
