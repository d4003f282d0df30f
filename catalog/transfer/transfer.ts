import type { LocalizedText } from "../../i18n/localized-text.ts";

/** Whether one leaves the airport or goes there. */
export const directions = ["from-airport", "to-airport"] as const;

export type Direction = (typeof directions)[number];

/** The rules of a transfer for flights. */
export interface AirportTransfer {
  /** Where it goes: a shuttle may be sold one way alone. */
  readonly directions: readonly Direction[];
  /** IATA code. */
  readonly airport: string;
  readonly airportName: LocalizedText;
  /** Minutes that a driver waits after the landing at no charge; undefined where nobody does, or it is unknown. */
  readonly freeWaiting: number | undefined;
  /** Minutes between the arrival at the airport and the departure of a flight; undefined when the provider does not say. */
  readonly beforeFlight: number | undefined;
  /** Large suitcases that each traveller may bring where seats are sold one by one; undefined where it is not said. */
  readonly suitcasesEach?: number | undefined;
}
