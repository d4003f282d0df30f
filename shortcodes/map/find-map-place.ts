import { type PostalAddress, unbrokenPostalCode } from "../../catalog/place/place.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { pickLanguage, type LocalizedText, type TextLanguage } from "../../i18n/localized-text.ts";
import type { MapPlace } from "../../blocks/maps/map-place.ts";
import type { ExpandContext } from "../../renderer/index.ts";

interface MapAttributes {
  readonly poi?: number | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly label?: string | undefined;
}

/** Returns the named sight, else the point with its label; undefined for a sight without a location. */
export function findMapPlace(
  { poi, lat, lng, label }: MapAttributes,
  { snapshot }: ExpandContext,
): MapPlace | undefined {
  if (poi === undefined) {
    if (lat === undefined || lng === undefined || label === undefined) return undefined;
    return { name: label, address: "", latitude: lat, longitude: lng };
  }
  const found = snapshot.get("pois", { id: poi });
  if (found?.location === undefined) return undefined;
  const { latitude, longitude } = found.location;
  if (latitude === undefined || longitude === undefined) return undefined;
  return {
    ...(label === undefined ? named(found.name) : { name: label }),
    address: formatPostalAddress(found.location),
    latitude,
    longitude,
  };
}

function named(name: LocalizedText): TextLanguage & { readonly name: string } {
  return { ...pickLanguage(name), name: name.text };
}

/** Returns an address in one line, as the provider writes it: street, postal code, city. */
function formatPostalAddress(place: PostalAddress): string {
  const { address, cityName } = place;
  const city = [unbrokenPostalCode(place), cityName].filter((part) => part !== "").join(" ");
  return [address, city].filter((part) => part !== "").join(", ");
}

/** Returns a place's name and address. In Arabic the address is isolated: it is mostly in another script. */
export function placeInWords(place: MapPlace, { market, t }: ExpandContext): LocalizedText {
  const { name, address } = place;
  const language = pickLanguage(place);
  const isolated = address !== "" && market.locale.direction === "rtl" ? `\u2068${address}\u2069` : address;
  return { text: joinTexts("phrases", [name, isolated], t), ...language };
}
