import { type LocalTime, zonedMoment } from "../../i18n/zoned-moment.ts";
import type { AirportTransfer, Direction } from "./transfer.ts";

export interface Flight extends LocalTime {
  readonly direction: Direction;
  /** IANA name of the zone that its time is of. */
  readonly timeZone: string;
}

type Rules = Pick<AirportTransfer, "freeWaiting" | "beforeFlight"> & {
  /** Longest duration of the ride; undefined when the provider does not say. */
  readonly minutes: number | undefined;
};

const msPerMinute = 60_000;

/**
 * Returns the latest pick-up for a flight, in epoch milliseconds. Before a departure it leaves time for the ride and at the
 * airport. After a landing it is the end of the free waiting. Hours are real ones, whatever the clocks do between. Undefined
 * where a product does not say what that takes.
 */
export function latestPickUp(flight: Flight, { freeWaiting, beforeFlight, minutes }: Rules): number | undefined {
  const moment = zonedMoment(flight, flight.timeZone);
  if (moment === undefined) return undefined;
  if (flight.direction === "from-airport")
    return freeWaiting === undefined ? undefined : moment + freeWaiting * msPerMinute;
  if (beforeFlight === undefined || minutes === undefined) return undefined;
  return moment - (beforeFlight + minutes) * msPerMinute;
}
