import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { Point } from "./place.ts";

/** A named point on the map that people find their way by: a sight, a square, a station, a theatre. */
export interface Landmark extends Point {
  readonly name: LocalizedText;
}
