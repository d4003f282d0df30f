import type { LocalizedText } from "../../i18n/localized-text.ts";

/** The rules of a transfer for flights. */
export interface AirportTransfer {
  /** IATA code. */
  readonly airport: string;
  readonly airportName: LocalizedText;
  /** Minutes that a driver waits after the landing at no charge; undefined where nobody does, or it is unknown. */
  readonly freeWaiting: number | undefined;
  /** Minutes between the arrival at the airport and the departure of a flight; undefined when the provider does not say. */
  readonly beforeFlight: number | undefined;
}
