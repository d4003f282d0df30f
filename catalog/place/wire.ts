import * as v from "valibot";
import { pickLanguage } from "../../i18n/localized-text.ts";
import type { ItemTexts } from "../provider/wire-language.ts";
import { wireText } from "../provider/wire.ts";
import type { Coordinates, PostalAddress } from "./place.ts";

export const wireLatitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const wireLongitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** `startLocation` of a product, `location` of a point of interest. */
export const wireLocation = v.object({
  latitude: v.nullish(wireLatitude),
  longitude: v.nullish(wireLongitude),
  addressLine1: wireText,
  postalCode: wireText,
  cityName: wireText,
  countryName: wireText,
});

/** Returns where something is; undefined when the provider does not say. */
export function toPostalAddress(
  location: v.InferOutput<typeof wireLocation> | null | undefined,
  texts: ItemTexts,
): PostalAddress | undefined {
  if (!location) return undefined;
  const { addressLine1: address, latitude, longitude, ...rest } = location;
  return { ...rest, address, ...toCoordinates({ latitude, longitude }), ...pickLanguage(texts.text("")) };
}

/** Returns coordinates; undefined unless both numbers are known. */
export function toCoordinates(wire: Partial<Record<keyof Coordinates, number | null | undefined>>): Coordinates {
  const { latitude, longitude } = wire;
  if (typeof latitude === "number" && typeof longitude === "number") return { latitude, longitude };
  return { latitude: undefined, longitude: undefined };
}
