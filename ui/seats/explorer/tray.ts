import { seatBookingUrl } from "../../../catalog/seating/seat-booking.ts";
import { html } from "./element.ts";
import * as css from "./explorer.css.ts";
import type { PlacedSeat } from "./house.ts";
import { type ExplorerWords, fill } from "./texts.ts";

export interface TrayOptions {
  readonly words: ExplorerWords;
  /** Where the product is booked, and where on a phone. */
  readonly bookingUrls: { readonly wide: string; readonly phone: string };
  /** `HH:MM`. */
  readonly time: string;
  readonly remove: (seat: PlacedSeat) => void;
}

/** What a traveller leaves with: seats, their all-in price, and the way to book them. */
export interface Tray {
  readonly element: HTMLElement;
  /** Shows chosen seats. */
  readonly showChoice: (seats: readonly PlacedSeat[]) => void;
  /** Shows a suggestion; a text alone where there is none. */
  readonly suggest: (title: string, seats: readonly PlacedSeat[]) => void;
  /** Notifies of what is no choice. */
  readonly notify: (text: string) => void;
}

/** Creates the tray. Its total is a live region. */
export function createTray({ words, bookingUrls, time, remove }: TrayOptions): Tray {
  const { texts } = words;
  const title = html("h3", { class: css.trayTitle });
  const names = html("ul", { class: css.names });
  const total = html("p", { class: css.total, role: "status" });
  const note = html("p", { class: css.note }, texts.allIn);
  const links = (
    [
      ["wide", css.wide],
      ["phone", css.phone],
    ] as const
  ).map(([device, look]) => ({
    device,
    look,
    link: html("a", { class: css.leave }, texts.goOn),
  }));
  const foot = html(
    "div",
    { class: css.foot },
    total,
    note,
    ...links.map(({ look, link }) => html("div", { class: look }, link)),
  );
  const show = (text: string, seats: readonly PlacedSeat[], entries: readonly Node[]) => {
    title.textContent = text;
    names.replaceChildren(...entries);
    names.hidden = note.hidden = seats.length === 0;
    total.textContent = totalText(seats, words);
    for (const { device, link } of links) {
      link.hidden = seats.length === 0;
      link.href = seatBookingUrl(bookingUrls[device], { time, seats: seats.map(({ seat }) => seat.code) });
    }
  };
  const removable = (seat: PlacedSeat) => {
    const label = fill(texts.remove, { seat: words.nameOf(seat) });
    const button = html("button", { type: "button", class: css.remove, "aria-label": label, title: label }, "×");
    button.addEventListener("click", () => {
      remove(seat);
      (names.querySelector("button") ?? title).focus();
    });
    return html("li", { class: css.name }, html("span", {}, words.seatText(seat)), button);
  };
  title.tabIndex = -1;
  return {
    element: html("div", { class: css.tray }, title, names, foot),
    showChoice: (seats) => show(texts.yours, seats, seats.map(removable)),
    suggest: (text, seats) =>
      show(
        text,
        seats,
        seats.map((seat) => html("li", { class: css.name }, words.seatText(seat))),
      ),
    notify: (text) => {
      total.textContent = text;
    },
  };
}

/** `2 seats chosen, £160`. */
function totalText(seats: readonly PlacedSeat[], { texts, money }: ExplorerWords): string {
  const [first] = seats;
  const minor = seats.reduce((sum, { seat }) => sum + seat.band.price.minor, 0);
  const price = first === undefined ? "" : money({ ...first.seat.band.price, minor });
  return fill(texts.totals[seats.length] ?? "", { price });
}
