import type { TextLanguage } from "../../i18n/localized-text.ts";

/** A point on the map with its address; parts that the provider omits are empty. Its language is that of its names. */
export interface Place extends TextLanguage {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly postalCode: string;
  readonly cityName: string;
  readonly countryName: string;
}
