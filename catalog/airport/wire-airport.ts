import * as v from "valibot";
import { wireLatitude, wireLongitude } from "../place/wire-location.ts";
import { wireName, wireText } from "../provider/wire-text.ts";

/** One of `airports`, named as we name its parts. */
export const wireAirport = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  name: wireName,
  cityCode: wireText,
  countryCode: wireText,
  latitude: wireLatitude,
  longitude: wireLongitude,
  terminals: v.nullish(v.array(v.string()), []),
});
