import type { FlowType } from "../product/product.ts";

const seatFlows: ReadonlySet<FlowType> = new Set(["SEATMAP", "SVG", "SEATMAP_IFRAME"]);

/** Returns whether the booking flow of a product has a step for seats (C22). No other takes chosen ones. */
export function booksSeats({ flowType }: { readonly flowType: FlowType }): boolean {
  return seatFlows.has(flowType);
}

export interface SeatChoice {
  /** `HH:MM`. */
  readonly time: string;
  /** Codes of the chosen seats. */
  readonly seats: readonly string[];
}

/** Returns where chosen seats are booked: the booking step of a product with start, seats and number of people. */
export function seatBookingUrl(bookingUrl: string, { time, seats }: SeatChoice): string {
  const url = new URL(bookingUrl);
  url.searchParams.set("time", time);
  url.searchParams.set("adults", String(seats.length));
  for (const seat of seats) url.searchParams.append("seat", seat);
  return url.href;
}
