import { seatOffers } from "../../../catalog/seating/best-together.ts";
import type { TogetherQuery } from "../../../catalog/seating/seat-groups.ts";
import type { House, PlacedSeat } from "./house.ts";
import { formQuery, setFormQuery, setFormSeats } from "./seat-form.ts";
import { createResults, type PlacedOffer } from "./search-results.ts";
import { waysOn } from "./ways-on.ts";
import type { ExplorerWords } from "./texts.ts";

export interface SeatSearchOptions {
  readonly house: House;
  readonly words: ExplorerWords;
  /** The form of the page, with limit and number of seats. */
  readonly form: HTMLFormElement;
  /** Seats that one booking has at most. */
  readonly most: number;
  /** For how many travellers the page is. */
  readonly party: number;
  readonly signal: AbortSignal;
  /** Is called when the form changes or is sent. */
  readonly onSearch: () => void;
  readonly choose: (seats: readonly PlacedSeat[]) => void;
  /** Moves the focus from a button that is about to go. */
  readonly focus: () => void;
}

/** What the form looks for, and what it finds. */
export interface SeatSearch {
  readonly element: HTMLElement;
  /** The most that a seat may cost, in minor units. */
  readonly limit: () => number | undefined;
  /** Shows what can be chosen, if it `mayOffer`. That no seats fit is shown in any case, with what could be instead. */
  readonly show: (mayOffer: boolean) => void;
}

/** Creates the search. Seats for another number of travellers are requested: the whole page is for as many then. */
export function createSeatSearch(options: SeatSearchOptions): SeatSearch {
  const { house, words, form, most, party, onSearch, choose, focus } = options;
  const query = () => formQuery(form, house, most);
  const request = listenToForm(options, query);
  const take = ({ seats }: PlacedOffer) => {
    if (query().count !== party) return request(seats);
    choose(seats);
    focus();
  };
  const look = (other: TogetherQuery) => {
    setFormQuery(form, house, other);
    onSearch();
    focus();
  };
  const results = createResults(words, { choose: take, look });
  const show = (mayOffer: boolean) => {
    const found = offersOf(house, query());
    if (found.length === 0) results.showNone(noneText(query(), words), waysOn({ house, words, party }, query()));
    else results.show(mayOffer ? found : []);
  };
  return { element: results.element, limit: () => query().limit, show };
}

/** Searches whenever the form changes or is sent. Returns a function that requests the page with seats. */
function listenToForm(options: SeatSearchOptions, query: () => TogetherQuery): (seats: readonly PlacedSeat[]) => void {
  const { house, form, party, signal, onSearch, choose } = options;
  let isRequested = false;
  const onSubmit = (event: Event) => {
    if (isRequested) return;
    const [first] = offersOf(house, query());
    if (first !== undefined && query().count !== party) return setFormSeats(form, house, first.seats);
    event.preventDefault();
    onSearch();
    if (first !== undefined) choose(first.seats);
  };
  form.addEventListener("submit", onSubmit, { signal });
  form.addEventListener("input", onSearch, { signal });
  return (seats) => {
    setFormSeats(form, house, seats);
    isRequested = true;
    form.requestSubmit();
    isRequested = false;
  };
}

/** Returns the offers for a query, with their places in the house. */
function offersOf(house: House, query: TogetherQuery): readonly PlacedOffer[] {
  return seatOffers(house, query).map(({ rule, seats }) => {
    const offered = new Set(seats);
    return { rule, seats: house.seats.filter(({ seat }) => offered.has(seat)) };
  });
}

/** Returns in words that no seats are side by side, and within the limit where one is set. */
function noneText({ count, limit }: TogetherQuery, { texts }: ExplorerWords): string {
  return (limit === undefined ? texts.bestNone : texts.bestNoneWithin)[count] ?? "";
}
