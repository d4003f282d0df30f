import type { SeatOffer } from "../../../catalog/seating/best-together.ts";
import type { TogetherQuery } from "../../../catalog/seating/seat-groups.ts";
import { createHiddenText, html } from "./element.ts";
import { note } from "./explorer.css.ts";
import type { PlacedSeat } from "./house.ts";
import { seatNameEntry } from "./seat-name-entry.ts";
import type { ExplorerWords } from "./texts.ts";
import type { Alternative } from "./alternatives.ts";
import * as css from "./tray.css.ts";

export interface PlacedOffer extends Pick<SeatOffer, "rule"> {
  readonly seats: readonly PlacedSeat[];
}

/** Results of a search. */
export interface SearchResults {
  readonly element: HTMLElement;
  /** Shows offers; nothing without any. */
  readonly show: (offers: readonly PlacedOffer[]) => void;
  /** Shows that nothing was found, and other searches. */
  readonly showNone: (text: string, ways: readonly Alternative[]) => void;
  /** Moves the focus to the first offer, else to what is said. A key that is held down presses no button there. */
  readonly focus: () => void;
}

interface ResultActions {
  readonly choose: (offer: PlacedOffer) => void;
  readonly look: (query: TogetherQuery) => void;
}

/** Creates the results. A live region says what is found to those who don't see it. */
export function createResults(words: ExplorerWords, { choose, look }: ResultActions): SearchResults {
  const said = html("p", { class: css.total, role: "status", tabindex: -1 });
  const parts = html("div", { class: css.results });
  return {
    element: html("div", { class: css.results }, said, parts),
    show: (offers) => {
      said.replaceChildren(createHiddenText(offers.map((offer) => heardText(offer, words)).join(" ")));
      parts.replaceChildren(...offers.map((offer, index) => createOfferElement(offer, index, words, choose)));
    },
    showNone: (text, ways) => {
      said.replaceChildren(text);
      parts.replaceChildren(...ways.map((way) => wayButton(way, look)));
    },
    focus: () => (parts.querySelector("h4") ?? said).focus(),
  };
}

function wayButton({ text, query }: Alternative, look: ResultActions["look"]): HTMLElement {
  const button = html("button", { type: "button", class: css.takeOther }, text);
  button.addEventListener("click", () => look(query));
  return button;
}

/** Returns an offer with its rule, its seats, their price, and a button that chooses them. The first one is the primary. */
function createOfferElement(
  offer: PlacedOffer,
  index: number,
  words: ExplorerWords,
  choose: ResultActions["choose"],
): HTMLElement {
  const id = `seats-offer-${index}`;
  const rule = offer.rule === "best" ? [html("p", { class: note }, words.texts.bestRule)] : [];
  const look = index === 0 ? css.take : css.takeOther;
  const button = html("button", { type: "button", class: look, "aria-describedby": id }, words.texts.choose);
  button.addEventListener("click", () => choose(offer));
  return html(
    "div",
    { class: css.offer },
    html("h4", { id, class: css.offerTitle, tabindex: -1 }, formatOfferTitle(offer, words)),
    ...rule,
    html("ul", { class: css.names }, ...offer.seats.map((seat) => seatNameEntry(seat, words))),
    html("p", { class: css.total }, words.formatLowestPrice(offer.seats)),
    button,
  );
}

function formatOfferTitle({ rule, seats }: PlacedOffer, { texts }: ExplorerWords): string {
  return texts[rule][seats.length] ?? "";
}

function heardText(offer: PlacedOffer, words: ExplorerWords): string {
  const names = offer.seats.map((seat) => `${words.formatSeatName(seat)}.`);
  return [`${formatOfferTitle(offer, words)}:`, ...names, words.formatLowestPrice(offer.seats)].join(" ");
}
