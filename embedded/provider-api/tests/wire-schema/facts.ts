import * as v from "valibot";
import { accessibilityCodes, commentaries } from "../../source/facts-file.ts";
import { count, id, text } from "./values.ts";

export const guideLanguages = v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z][a-z]+)?$/)));
export const commentary = v.array(v.picklist(commentaries));

const day = v.pipe(v.string(), v.isoDate());
const business = { name: text, address: text };

const cutOff = v.variant("type", [
  v.strictObject({
    type: v.picklist(["START_TIME", "OPENING_TIME", "CLOSING_TIME"]),
    minutes: count,
    time: v.null(),
    daysBefore: v.null(),
  }),
  v.strictObject({
    type: v.literal("FIXED_TIME"),
    minutes: v.null(),
    time: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
    daysBefore: count,
  }),
]);

const stop = v.strictObject({
  name: text,
  minutes: v.nullable(count),
  admission: v.picklist(["INCLUDED", "NOT_INCLUDED", "FREE", "PASSED"]),
  poiId: id,
});

/** The facts that travellers compare: fields of ours. */
export const facts = {
  guideLanguages,
  commentary,
  accessibility: v.array(v.picklist(accessibilityCodes)),
  operator: v.strictObject(business),
  contractParty: v.strictObject({ ...business, email: v.pipe(text, v.email()), trader: v.boolean() }),
  bookingCutOff: v.nullable(cutOff),
  itinerary: v.array(stop),
  officialTicket: v.nullable(v.strictObject({ issuer: text, proof: text, verifiedOn: day })),
  officialPrice: v.nullable(v.strictObject({ amount: v.pipe(v.number(), v.minValue(0)), asOf: day })),
  addedOn: day,
};
