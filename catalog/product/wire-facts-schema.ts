import * as v from "valibot";
import { costsObject } from "../provider/parse-tolerantly.ts";
import { wireCount, wireId, wireList, wireName, wireSize, wireText as text } from "../provider/wire.ts";
import { wireLatitude, wireLongitude } from "../place/wire.ts";
import { isLanguageTag } from "../../i18n/formatters.ts";
import { wireAmount } from "../money/wire.ts";
import { wireDate, wireTime } from "../provider/wire-time.ts";

const business = v.object({ name: wireName, address: text });

/** A part of a cut-off or price that makes the rest untrue when it is invalid. */
const minutes = v.pipe(v.number(costsObject), v.safeInteger(costsObject), v.minValue(0, costsObject));

const cutOff = v.object({
  type: v.string(costsObject),
  /** Before what the type names. */
  minutes: v.nullish(minutes),
  /** Of the type FIXED_TIME, in the city's own time. */
  time: v.nullish(wireTime),
  daysBefore: v.nullish(wireCount, 0),
});

const stop = v.object({
  name: wireName,
  minutes: wireSize,
  admission: text,
  poiId: v.nullish(wireId),
});

const pickUpPoint = v.object({
  name: wireName,
  latitude: v.nullish(wireLatitude),
  longitude: v.nullish(wireLongitude),
});

/** The fields of a tour group that say what travellers compare: fields of ours, which the embedded provider sends. */
export const wireFacts = {
  guideLanguages: wireList(v.pipe(v.string(), v.check(isLanguageTag))),
  commentary: wireList(v.string()),
  accessibility: wireList(v.string()),
  operator: v.nullish(business),
  contractParty: v.nullish(
    v.object({
      ...business.entries,
      email: text,
      trader: v.nullish(v.boolean()),
    }),
  ),
  bookingCutOff: v.nullish(cutOff),
  hasInstantConfirmation: v.nullish(v.boolean()),
  itinerary: wireList(stop),
  pickUp: v.nullish(v.object({ text, points: wireList(pickUpPoint) })),
  officialTicket: v.nullish(v.object({ issuer: wireName, proof: wireName, verifiedOn: wireDate })),
  /** In the currency of the listing price. */
  officialPrice: v.nullish(v.object({ amount: wireAmount, asOf: wireDate })),
  addedOn: v.nullish(wireDate),
};

const schema = v.object(wireFacts);

export type WireFacts = v.InferOutput<typeof schema>;
