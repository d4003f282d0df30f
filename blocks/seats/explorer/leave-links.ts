import { seatBookingUrl } from "../../../catalog/seating/seat-booking.ts";
import { html } from "./element.ts";
import type { PlacedSeat } from "./house.ts";
import { type ExplorerWords, fillText } from "./texts.ts";
import * as css from "./tray.css.ts";

export interface LeaveLinksOptions {
  /** Where the product is booked, and where on a phone. */
  readonly bookingUrls: { readonly wide: string; readonly phone: string };
  /** `HH:MM`. */
  readonly time: string;
  readonly words: ExplorerWords;
  /** The page's next step: the words of choosing seats and of booking them, with `{price}`, and where they are chosen. */
  readonly next: { readonly seats: string; readonly booking: string; readonly href: string };
}

/** Links to the booking, one for each device, of which a traveller sees one. */
export interface LeaveLinks {
  readonly elements: readonly HTMLElement[];
  /** Leads to the booking of seats. Hides the links without seats. */
  readonly leadTo: (seats: readonly PlacedSeat[]) => void;
}

export function createLeaveLinks(options: LeaveLinksOptions, text: string): LeaveLinks {
  const { bookingUrls, time } = options;
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
      showNextStep(seats, options);
    },
  };
}

/** Makes the page's next step, which each device has, lead to the booking of seats. Without any, they are chosen next. */
function showNextStep(seats: readonly PlacedSeat[], { bookingUrls, time, words, next }: LeaveLinksOptions): void {
  const codes = seats.map(({ seat }) => seat.code);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-next-seats]")) {
    const url = link.dataset["nextSeats"] === "phone" ? bookingUrls.phone : bookingUrls.wide;
    link.href = codes.length === 0 ? next.href : seatBookingUrl(url, { time, seats: codes });
    link.textContent =
      codes.length === 0 ? next.seats : fillText(next.booking, { price: words.formatLowestPrice(seats) });
  }
}
