import type { Direction } from "./transfer.ts";

interface Journey {
  readonly direction: Direction;
  /** Of the flight at the airport, `14:30`; undefined where it was not chosen. */
  readonly time: string | undefined;
  /** Large suitcases. */
  readonly bags: number;
}

/**
 * Returns the address of a booking with its journey: `?way=from-airport&flight=14%3A30&bags=2`. These parameters are
 * ours (X22). A booking flow that does not have them ignores them.
 */
export function transferBookingUrl(step: string, { direction, time, bags }: Journey): string {
  const url = new URL(step);
  url.searchParams.set("way", direction);
  if (time !== undefined) url.searchParams.set("flight", time);
  url.searchParams.set("bags", `${bags}`);
  return url.href;
}
