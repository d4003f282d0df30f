import * as v from "valibot";
import { currency } from "./currency.ts";
import { date, pax, places, placesAgree, price, time } from "./slot-values.ts";
import { count, currencyCode, id, text } from "./values.ts";

const dateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/));

const person = v.strictObject({
  type: pax,
  name: text,
  description: v.nullable(text),
  ageFrom: v.nullable(count),
  ageTo: v.nullable(count),
  price,
  originalPrice: price,
  ...places,
  paxRange: v.strictObject({ min: v.null(), max: v.null() }),
});

const group = v.strictObject({ size: id, description: v.null(), price, originalPrice: price, ...places });

const slot = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.digits()),
    tourId: id,
    startDateTime: dateTime,
    endDateTime: dateTime,
    ...places,
    pricing: v.strictObject({ persons: v.array(person), groups: v.array(group) }),
  }),
  v.check((one) => placesAgree(one), "availability and remaining disagree"),
  v.check(({ startDateTime, endDateTime }) => startDateTime < endDateTime, "over before it begins"),
  v.check(({ pricing }) => pricing.persons.length > 0 !== pricing.groups.length > 0, "persons or groups"),
);

export const inventoriesAnswer = v.strictObject({ inventories: v.array(slot), currency });

const slotPrice = {
  retailPrice: price,
  listingPrice: price,
  extraCharges: v.literal(0),
  isPricingInclusiveOfExtraCharges: v.literal(true),
  discount: v.pipe(count, v.maxValue(99)),
};

const paxValidation = v.strictObject({
  displayName: text,
  description: v.string(),
  minPax: v.literal(0),
  maxPax: id,
  ageFrom: v.nullable(count),
  ageTo: v.nullable(count),
});

const availability = v.strictObject({
  startDate: date,
  startTime: time,
  endTime: time,
  tourId: id,
  vendorId: id,
  boosters: v.null(),
  priceProfile: v.strictObject({
    priceProfileType: v.picklist(["PER_PERSON", "PER_GROUP"]),
    people: count,
    groups: v.array(v.strictObject({ size: id, ...slotPrice, ...places })),
    persons: v.array(v.strictObject({ type: pax, ...slotPrice })),
  }),
  paxAvailability: v.strictTuple([
    v.pipe(
      v.strictObject({ ...places, paxTypes: v.array(pax) }),
      v.check((one) => placesAgree(one), "availability and remaining disagree"),
    ),
  ]),
  paxValidation: v.record(v.string(), paxValidation),
});

export const inventoriesV7Answer = v.strictObject({
  availabilities: v.array(availability),
  fromDate: date,
  toDate: date,
  currencyCode,
});

export const inventoryGetAnswer = v.strictObject({
  tourGroupId: id,
  currencyCode,
  inventories: v.record(
    date,
    v.pipe(v.array(v.strictObject({ startTime: time, endTime: time, remaining: id })), v.minLength(1)),
  ),
});

export const slotsAnswer = v.strictObject({
  slots: v.array(
    v.pipe(
      v.strictObject({
        startDate: date,
        startTime: time,
        endTime: time,
        tourId: id,
        listingPrice: price,
        retailPrice: price,
        ...places,
      }),
      v.check((one) => placesAgree(one), "availability and remaining disagree"),
    ),
  ),
});
