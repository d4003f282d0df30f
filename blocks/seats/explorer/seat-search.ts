import { seatOffers } from "../../../catalog/seating/best-together.ts";
import type { TogetherQuery } from "../../../catalog/seating/seat-groups.ts";
import type { House, PlacedSeat } from "./house.ts";
import { createRetainedChoice, type RetainedChoiceOptions } from "./retained-choice.ts";
import { formQuery, seatFields, setFormQuery, setFormSeats } from "./seat-form.ts";
import { createResults, type PlacedOffer } from "./search-results.ts";
import { listAlternatives } from "./alternatives.ts";
import type { ExplorerWords } from "./texts.ts";

export interface SeatSearchOptions extends RetainedChoiceOptions {
  readonly house: House;
  readonly words: ExplorerWords;
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

/** A form that searches for seats, and its results. */
export interface SeatSearch {
  readonly element: HTMLElement;
  /** The most that a seat may cost, in minor units. */
  readonly limit: () => number | undefined;
  /** Shows what can be chosen, if it `mayOffer`. That no seats fit is shown in any case, with what could be instead. */
  readonly show: (mayOffer: boolean) => void;
  /** Retains the limit of the form for other starts, days and months. */
  readonly retainLimit: () => void;
  /** Retains chosen seats in the page's address. */
  readonly retainSeats: (seats: readonly PlacedSeat[]) => void;
}

/** Creates the search. Seats for another number of travellers are requested: the whole page is for as many then. */
export function createSeatSearch(options: SeatSearchOptions): SeatSearch {
  const { house, words, form, most, party, onSearch, choose, focus } = options;
  const query = () => formQuery(form, house, most);
  const { retainLimit, retainSeats } = createRetainedChoice(options);
  const take = ({ seats }: PlacedOffer) => {
    if (query().count !== party) return request(seats);
    choose(seats);
    focus();
  };
  const look = (other: TogetherQuery) => {
    setFormQuery(form, house, other);
    retainLimit();
    onSearch();
    focus();
  };
  const results = createResults(words, { choose: take, look });
  const show = (mayOffer: boolean) => {
    const found = listPlacedOffers(house, query());
    if (found.length === 0)
      results.showNone(noneText(query(), words), listAlternatives({ house, words, party }, query()));
    else results.show(mayOffer ? found : []);
  };
  const propose = () => {
    onSearch();
    show(true);
    results.focus();
  };
  const request = listenToForm(options, { query, propose, retainLimit });
  return {
    element: results.element,
    limit: () => query().limit,
    show,
    retainLimit,
    retainSeats: (seats) => retainSeats(seatFields(house, seats)),
  };
}

interface FormActions extends Pick<SeatSearch, "retainLimit"> {
  readonly query: () => TogetherQuery;
  /** Shows what the form finds, and moves the focus there. */
  readonly propose: () => void;
}

/**
 * Searches whenever the form changes or is sent. Nothing is chosen by it, as on a page without JavaScript. Returns a function
 * that requests the page with seats.
 */
function listenToForm(
  { house, form, party, signal, onSearch }: SeatSearchOptions,
  { query, propose, retainLimit }: FormActions,
): (seats: readonly PlacedSeat[]) => void {
  let isRequested = false;
  const onSubmit = (event: Event) => {
    if (isRequested) return;
    // A search for another number of travellers begins without a choice.
    if (query().count !== party && listPlacedOffers(house, query()).length > 0) return setFormSeats(form, house, []);
    event.preventDefault();
    retainLimit();
    propose();
  };
  form.addEventListener("submit", onSubmit, { signal });
  form.addEventListener("input", onSearch, { signal });
  // An address is not changed by each letter: browsers limit how often.
  form.addEventListener("change", retainLimit, { signal });
  return (seats) => {
    setFormSeats(form, house, seats);
    isRequested = true;
    form.requestSubmit();
    isRequested = false;
  };
}

/** Returns the offers for a query, with their places in the house. */
function listPlacedOffers(house: House, query: TogetherQuery): readonly PlacedOffer[] {
  return seatOffers(house, query).map(({ rule, seats }) => {
    const offered = new Set(seats);
    return { rule, seats: house.seats.filter(({ seat }) => offered.has(seat)) };
  });
}

/** Returns in words that no seats are side by side, and within the limit where one is set. */
function noneText({ count, limit }: TogetherQuery, { texts }: ExplorerWords): string {
  return (limit === undefined ? texts.bestNone : texts.bestNoneWithin)[count] ?? "";
}
