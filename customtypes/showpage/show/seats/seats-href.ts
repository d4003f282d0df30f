import { seatBookingUrl } from "../../../../catalog/seating/seat-booking.ts";
import type { Seat } from "../../../../catalog/seating/seating.ts";
import { chosenSlot } from "../performances/chosen-slot.ts";
import type { SeatsProps } from "./seats-props.ts";

interface Leaving {
  readonly seats: readonly Seat[];
  readonly isMobile: boolean;
}

/** Returns where seats of the chosen start are booked: a step of the product's own flow (C22, C23, C24). */
export function seatsHref(
  { product, page }: Pick<SeatsProps, "product" | "page">,
  { seats, isMobile }: Leaving,
): string {
  const slot = chosenSlot(page);
  const step = page.bookingUrl(product, slot && { date: slot.date, isMobile });
  return slot === undefined ? step : seatBookingUrl(step, { time: slot.time, seats: seats.map(({ code }) => code) });
}
