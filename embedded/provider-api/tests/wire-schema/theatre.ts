import * as v from "valibot";
import { amenities, seatNotes } from "../../source/theatre.ts";
import { contentLanguage, count, id, location, text } from "./values.ts";

const key = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));

const section = v.strictObject({
  key,
  name: text,
  seats: id,
  rows: id,
  arc: v.pipe(v.number(), v.minValue(1), v.maxValue(180)),
  facing: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  distance: id,
});

/** A response of ours: the provider's documentation has no theatres. */
export const theatresAnswer = v.strictObject({
  theatres: v.array(
    v.pipe(
      v.strictObject({
        key,
        contentLanguage,
        name: text,
        about: text,
        cityCode: text,
        location,
        capacity: id,
        amenities: v.array(v.picklist(amenities)),
        factsCheckedOn: v.nullable(v.pipe(v.string(), v.isoDate())),
        sections: v.pipe(v.array(section), v.minLength(1)),
        tourGroupIds: v.array(id),
      }),
      v.check(
        ({ capacity, sections }) => sections.reduce((sum, { seats }) => sum + seats, 0) === capacity,
        "must have as many seats as its sections",
      ),
    ),
  ),
});

const bandCodes = ["PREMIUM", "FIRST", "SECOND", "THIRD", "ECONOMY"] as const;
const amount = v.pipe(v.number(), v.minValue(0));

const seat = v.strictObject({
  seatCode: text,
  row: text,
  seatNumber: v.pipe(v.string(), v.digits()),
  seatType: v.literal("STANDARD"),
  priceBand: v.picklist(bandCodes),
  x: v.number(),
  y: v.number(),
  available: v.boolean(),
  notes: v.optional(v.pipe(v.array(v.picklist(seatNotes)), v.minLength(1))),
});

/** The provider's seat map with fields of ours: bands, positions, and seats that are taken. */
export const seatMapAnswer = v.strictObject({
  productId: id,
  contentLanguage,
  variantId: id,
  inventoryId: v.pipe(v.string(), v.digits()),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  date: v.pipe(v.string(), v.isoDate()),
  startTime: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
  remaining: count,
  priceBands: v.pipe(
    v.array(
      v.strictObject({
        code: v.picklist(bandCodes),
        name: text,
        pricing: v.strictObject({
          currency: text,
          profileType: v.literal("PER_PERSON"),
          headoutSellingPrice: amount,
          originalPrice: amount,
        }),
      }),
    ),
    v.minLength(1),
  ),
  sections: v.array(
    v.strictObject({ sectionName: text, remaining: count, seats: v.pipe(v.array(seat), v.minLength(1)) }),
  ),
});
