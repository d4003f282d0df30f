import * as v from "valibot";
import type { Locale } from "../../i18n/locales.ts";
import { toPostalAddress, wireLocation } from "../place/wire.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireCount, wireId, wireList, wireName, wireText } from "../provider/wire.ts";
import { toAmenities } from "../show/wire.ts";
import type { Venue } from "./venue.ts";

const angle = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

const wireSection = v.object({
  key: wireName,
  name: wireName,
  seats: wireId,
  rows: wireId,
  arc: angle,
  facing: angle,
  distance: wireId,
});

/** A theatre as the provider sends it: the fields we read. */
export const wireVenue = v.object({
  ...wireLanguage,
  key: wireName,
  name: wireName,
  about: wireText,
  location: v.nullish(wireLocation),
  capacity: v.nullish(wireCount),
  amenities: wireList(v.string()),
  sections: wireList(wireSection),
  tourGroupIds: wireList(wireId),
  factsCheckedOn: wireText,
});

/** Returns a theatre in our own terms. Its name is the same in all languages. */
export function toVenue(wire: v.InferOutput<typeof wireVenue>, locale: Locale): Venue {
  const { key, name, about, location, capacity, amenities, sections, tourGroupIds, factsCheckedOn } = wire;
  const texts = itemTexts(wire, locale);
  return {
    key,
    name: { text: name },
    about: texts.text(about),
    location: toPostalAddress(location, texts),
    capacity: capacity || undefined,
    amenities: toAmenities(amenities),
    sections: sections.map((section) => ({ ...section, name: texts.text(section.name) })),
    products: tourGroupIds,
    checkedOn: factsCheckedOn || undefined,
  };
}
