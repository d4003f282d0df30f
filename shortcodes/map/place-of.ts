import type { Place } from "../../catalog/place/place.ts";
import type { ExpandContext } from "../../renderer/shortcode.ts";

export interface MapPlace {
  readonly name: string;
  /** Empty when it is not known. */
  readonly address: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

interface Asked {
  readonly poi?: number | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly label?: string | undefined;
}

/** The sight asked for, else the point with its label; undefined for a sight we can't locate and half a point. */
export function placeOf({ poi, lat, lng, label }: Asked, { snapshot }: ExpandContext): MapPlace | undefined {
  if (poi === undefined) {
    if (lat === undefined || lng === undefined || label === undefined) return undefined;
    return { name: label, address: "", latitude: lat, longitude: lng };
  }
  const found = snapshot.get("pois", { id: poi });
  if (found?.location === undefined) return undefined;
  const { latitude, longitude } = found.location;
  return { name: label ?? found.name, address: addressOf(found.location), latitude, longitude };
}

/** As the provider writes it: in Latin letters the usual order. */
function addressOf({ address, postalCode, cityName }: Place): string {
  const city = [postalCode, cityName].filter((part) => part !== "").join(" ");
  return [address, city].filter((part) => part !== "").join(", ");
}
