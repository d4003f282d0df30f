import { isOffered, lowestPrice } from "../../../catalog/seating/seat-rows.ts";
import type { SeatSection } from "../../../catalog/seating/seating.ts";
import { html } from "./element.ts";
import type { House, PlacedSeat } from "./house.ts";
import * as css from "./seat-list.css.ts";
import { type ExplorerWords, fillText } from "./texts.ts";

export interface SeatListOptions {
  readonly house: House;
  readonly words: ExplorerWords;
  readonly has: (seat: PlacedSeat) => boolean;
  /** Returns whether the seat could be chosen, or no longer is. */
  readonly toggle: (seat: PlacedSeat) => boolean;
  readonly signal: AbortSignal;
}

/** The list of a house: sections, in them rows, in them seats as boxes. */
export interface SeatListView {
  readonly element: HTMLElement;
  readonly showOffer: (limit: number | undefined) => void;
  readonly showChoice: () => void;
}

/** Creates the list. Rows and seats are made when they are opened. Paper has the rows of all sections. */
export function createSeatList(options: SeatListOptions): SeatListView {
  const { house, has, signal } = options;
  const element = html("div", { class: css.sections });
  const inputs = new Map<PlacedSeat, HTMLInputElement>();
  let shown: { readonly limit: number | undefined } | undefined;
  const box = (seat: PlacedSeat) => {
    const input = createSeatInput(seat, options);
    inputs.set(seat, input);
    return createSeatBox(seat, input, options.words);
  };
  printOpen(element, signal);
  return {
    element,
    showOffer: (limit) => {
      // Groups that a traveller opened stay open.
      if (shown !== undefined && shown.limit === limit) return;
      shown = { limit };
      inputs.clear();
      element.replaceChildren(...house.sections.map((section) => createSection(section, limit, options, box)));
    },
    showChoice: () => {
      for (const [seat, input] of inputs) input.checked = has(seat);
    },
  };
}

/** Opens the sections of a list that is shown while it is printed. */
function printOpen(list: HTMLElement, signal: AbortSignal): void {
  const closed = () =>
    list.closest("[hidden]") === null ? list.querySelectorAll<HTMLDetailsElement>(":scope > details:not([open])") : [];
  let opened: readonly HTMLDetailsElement[] = [];
  const onPrint = () => {
    opened = [...closed()];
    for (const section of opened) {
      // A browser notifies them only after it has printed.
      section.dispatchEvent(new Event("toggle"));
      section.open = true;
    }
  };
  const onEnd = () => {
    for (const section of opened) section.open = false;
  };
  addEventListener("beforeprint", onPrint, { signal });
  addEventListener("afterprint", onEnd, { signal });
}

function createSeatInput(seat: PlacedSeat, { words, has, toggle }: SeatListOptions): HTMLInputElement {
  const input = html("input", { type: "checkbox", class: css.check, "aria-label": words.seatText(seat) });
  input.checked = has(seat);
  input.addEventListener("change", () => {
    if (!toggle(seat)) input.checked = false;
  });
  return input;
}

function createSeatBox(
  { seat }: PlacedSeat,
  input: HTMLInputElement,
  { join, money, texts }: ExplorerWords,
): HTMLElement {
  const facts = join([money(seat.band.price), ...seat.notes.map((note) => texts.notes[note])]);
  return html("label", { class: css.box }, input, html("b", {}, seat.number), " ", facts);
}

/** Returns a section with its rows, which have the seats within a limit, in minor units. */
function createSection(
  section: SeatSection,
  limit: number | undefined,
  { house, words }: SeatListOptions,
  box: (seat: PlacedSeat) => HTMLElement,
): HTMLElement {
  const rows = house.rows.filter((row) => row.section === section);
  const createRow = ({ name, seats }: (typeof rows)[number]) =>
    folded(fillText(words.texts.row, { row: name }), { seats, limit }, words, (offered) => [
      html("div", { class: css.boxes }, ...offered.map(box)),
    ]);
  const all = rows.flatMap(({ seats }) => seats);
  return folded(section.name, { seats: all, limit }, words, () => rows.map(createRow));
}

interface Offer {
  /** Also taken ones. */
  readonly seats: readonly PlacedSeat[];
  readonly limit: number | undefined;
}

/** Returns a name that opens what it has, with what it offers. Without a seat within the limit it opens nothing. */
function folded(
  name: string,
  { seats, limit }: Offer,
  words: ExplorerWords,
  createPanelBody: (offered: readonly PlacedSeat[]) => readonly Node[],
): HTMLElement {
  const offered = seats.filter(({ seat }) => isOffered(seat, limit));
  const isDearer = offered.length === 0 && seats.some(({ seat }) => seat.isFree);
  const facts = html("small", {}, isDearer ? words.texts.freeNoneWithin : describeFreeSeats(offered, words));
  if (offered.length === 0) return html("p", { class: css.summary }, name, " ", facts);
  const details = html("details", { class: css.fold }, html("summary", { class: css.summary }, name, " ", facts));
  details.addEventListener("toggle", () => details.append(...createPanelBody(offered)), { once: true });
  return details;
}

/** Returns how many seats are free, and from which price. */
function describeFreeSeats(offered: readonly PlacedSeat[], { texts, money, join }: ExplorerWords): string {
  const price = lowestPrice(offered.map(({ seat }) => seat));
  const from = price === undefined ? "" : fillText(texts.from, { price: money(price) });
  return join([fillText(texts.free, { n: offered.length }), from]);
}
