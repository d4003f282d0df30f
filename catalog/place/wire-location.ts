import * as v from "valibot";
import { wireText } from "../provider/wire-text.ts";

export const wireLatitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const wireLongitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** `startLocation` of a product, `location` of a point of interest. */
export const wireLocation = v.object({
  latitude: wireLatitude,
  longitude: wireLongitude,
  addressLine1: wireText,
  postalCode: wireText,
  cityName: wireText,
  countryName: wireText,
});

export type WireLocation = v.InferOutput<typeof wireLocation>;
