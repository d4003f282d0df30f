import * as v from "valibot";
import { count, currencyCode } from "./values.ts";

const amount = v.pipe(v.number(), v.minValue(0.001));

export const listingPrice = v.pipe(
  v.strictObject({
    type: v.picklist(["PER_PERSON", "PER_GROUP"]),
    groupSize: v.nullable(v.pipe(count, v.minValue(1))),
    currencyCode,
    originalPrice: amount,
    finalPrice: amount,
    bestDiscount: v.pipe(count, v.maxValue(99)),
    cashbackType: v.literal("PERCENTAGE"),
    cashbackValue: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  }),
  v.check(({ originalPrice, finalPrice }) => originalPrice >= finalPrice, "dearer than before"),
  v.check(({ type, groupSize }) => (type === "PER_GROUP") === (groupSize !== null), "a group has a size"),
);
