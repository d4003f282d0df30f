import { seatBookingUrl } from "../../../catalog/seating/seat-booking.ts";
import { html } from "./element.ts";
import type { PlacedSeat } from "./house.ts";
import * as css from "./tray.css.ts";

export interface LeaveLinksOptions {
  /** Where the product is booked, and where on a phone. */
  readonly bookingUrls: { readonly wide: string; readonly phone: string };
  /** `HH:MM`. */
  readonly time: string;
}

/** Links to the booking, one for each device, of which a traveller sees one. */
export interface LeaveLinks {
  readonly elements: readonly HTMLElement[];
  /** Leads to the booking of seats. Hides the links without seats. */
  readonly leadTo: (seats: readonly PlacedSeat[]) => void;
}

export function createLeaveLinks({ bookingUrls, time }: LeaveLinksOptions, text: string): LeaveLinks {
  const links = [
    { url: bookingUrls.wide, look: css.wide, link: html("a", { class: css.leave }, text) },
    { url: bookingUrls.phone, look: css.phone, link: html("a", { class: css.leave }, text) },
  ];
  return {
    elements: links.map(({ look, link }) => html("div", { class: look }, link)),
    leadTo: (seats) => {
      const codes = seats.map(({ seat }) => seat.code);
      for (const { url, link } of links) {
        link.hidden = seats.length === 0;
        link.href = seatBookingUrl(url, { time, seats: codes });
      }
    },
  };
}
