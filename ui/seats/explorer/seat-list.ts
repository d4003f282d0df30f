import { isOffered, lowestPrice } from "../../../catalog/seating/seat-rows.ts";
import { html } from "./element.ts";
import * as css from "./explorer.css.ts";
import type { House, PlacedSeat } from "./house.ts";
import { type ExplorerWords, fill } from "./texts.ts";

export interface SeatListOptions {
  readonly house: House;
  readonly words: ExplorerWords;
  readonly has: (seat: PlacedSeat) => boolean;
  /** Returns whether the seat could be chosen, or no longer is. */
  readonly toggle: (seat: PlacedSeat) => boolean;
}

/** The list of a house: sections, in them rows, in them seats as boxes. */
export interface SeatListView {
  readonly element: HTMLElement;
  readonly showOffer: (limit: number | undefined) => void;
  readonly showChoice: () => void;
}

/** Creates the list. Rows and seats are made when they are opened. */
export function createSeatList({ house, words, has, toggle }: SeatListOptions): SeatListView {
  const element = html("div", { class: css.sections });
  const boxes = new Map<PlacedSeat, HTMLInputElement>();
  const box = (placed: PlacedSeat) => {
    const { seat } = placed;
    const input = html("input", { type: "checkbox", class: css.check, "aria-label": words.seatText(placed) });
    input.checked = has(placed);
    input.addEventListener("change", () => {
      if (!toggle(placed)) input.checked = false;
    });
    boxes.set(placed, input);
    const facts = words.join([words.money(seat.band.price), ...seat.notes.map((note) => words.texts.notes[note])]);
    return html("label", { class: css.box }, input, html("b", {}, seat.number), " ", facts);
  };
  return {
    element,
    showOffer: (limit) => {
      boxes.clear();
      const sections = house.sections.map((section) => {
        const rows = house.rows
          .filter((row) => row.section === section)
          .map(({ name, seats }) => ({ name, seats: seats.filter(({ seat }) => isOffered(seat, limit)) }));
        const all = rows.flatMap(({ seats }) => seats);
        return folded(section.name, all, words, () =>
          rows.map(({ name, seats }) =>
            folded(fill(words.texts.row, { row: name }), seats, words, () => [
              html("div", { class: css.boxes }, ...seats.map(box)),
            ]),
          ),
        );
      });
      element.replaceChildren(...sections);
    },
    showChoice: () => {
      for (const [seat, input] of boxes) input.checked = has(seat);
    },
  };
}

/** Returns a name that opens what it has, with how many seats are free and from which price. Without a seat it opens nothing. */
function folded(
  name: string,
  seats: readonly PlacedSeat[],
  { texts, money, join }: ExplorerWords,
  contentOf: () => readonly Node[],
): HTMLElement {
  const price = lowestPrice(seats.map(({ seat }) => seat));
  const from = price === undefined ? "" : fill(texts.from, { price: money(price) });
  const facts = html("small", {}, join([fill(texts.free, { n: seats.length }), from]));
  if (seats.length === 0) return html("p", { class: css.summary }, name, " ", facts);
  const details = html("details", { class: css.fold }, html("summary", { class: css.summary }, name, " ", facts));
  details.addEventListener("toggle", () => details.append(...contentOf()), { once: true });
  return details;
}
