/** How a transfer keeps to a flight. */
export interface AirportTransfer {
  /** IATA code. */
  readonly airport: string;
  /** Minutes that a driver waits after the landing at no charge; undefined when nobody does, or the provider does not say. */
  readonly freeWaiting: number | undefined;
  /** Minutes between the arrival at the airport and the departure of a flight; undefined when the provider does not say. */
  readonly beforeFlight: number | undefined;
}
