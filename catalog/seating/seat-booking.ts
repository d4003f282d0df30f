export interface SeatChoice {
  /** `HH:MM`. */
  readonly time: string;
  /** Codes of the chosen seats. */
  readonly seats: readonly string[];
}

/** Returns where chosen seats are booked: the booking step of a product, with the start and each seat. */
export function seatBookingUrl(bookingUrl: string, { time, seats }: SeatChoice): string {
  const url = new URL(bookingUrl);
  url.searchParams.set("time", time);
  for (const seat of seats) url.searchParams.append("seat", seat);
  return url.href;
}
