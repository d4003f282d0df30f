import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { GeoPoint } from "./place.ts";

/** A named point on the map that people find their way by: a sight, a square, a station, a theatre. */
export interface Landmark extends GeoPoint {
  readonly name: LocalizedText;
}
