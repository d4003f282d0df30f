import type { TextLanguage } from "../../i18n/localized-text.ts";

/** A point on the map; both undefined where it is not known. */
export interface Coordinates {
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
}

/** A point on the map, in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns where something is; undefined where that is not known. */
export function toGeoPoint({ latitude, longitude }: Partial<Coordinates>): GeoPoint | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** An address with its point on the map; parts that the provider omits are empty. Its language is that of its names. */
export interface PostalAddress extends Coordinates, TextLanguage {
  readonly address: string;
  readonly postalCode: string;
  readonly cityName: string;
  readonly countryName: string;
}

/** Returns the postal code of a place so that no line breaks inside it: `WC2H 0KC` with a no-break space. */
export function unbrokenPostalCode({ postalCode }: Pick<PostalAddress, "postalCode">): string {
  return postalCode.replaceAll(/\s+/gu, "\u00a0");
}
