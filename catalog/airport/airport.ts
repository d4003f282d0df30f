import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { Coordinates } from "../place/place.ts";

/** An airport that transfers go to and from. */
export interface Airport extends Coordinates {
  /** IATA, `FCO`. */
  readonly code: string;
  readonly name: LocalizedText;
  readonly cityCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly terminals: readonly string[];
}
