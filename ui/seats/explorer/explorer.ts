import type { TogetherQuery } from "../../../catalog/seating/seat-groups.ts";
import { createChoice, type SeatChoice } from "./choice.ts";
import { html } from "./element.ts";
import { createViews } from "./explorer-views.ts";
import * as css from "./explorer.css.ts";
import type { House, PlacedSeat } from "./house.ts";
import { legendOf } from "./legend.ts";
import { bestSeats, formQuery } from "./seat-form.ts";
import { createSeatList, type SeatListView } from "./seat-list.ts";
import { createSeatMap, type SeatMapView } from "./seat-map.ts";
import type { ExplorerTexts, ExplorerWords } from "./texts.ts";
import { createTray, type Tray, type TrayOptions } from "./tray.ts";

export interface ExplorerOptions extends Omit<TrayOptions, "remove"> {
  readonly house: House;
  readonly words: ExplorerWords;
  /** The form of the page, with limit and number of seats. */
  readonly form: HTMLFormElement;
  /** Seats that one booking has at most. */
  readonly most: number;
  /** Codes of the seats in the page's address. */
  readonly chosen: readonly string[];
  readonly signal: AbortSignal;
}

interface Parts extends ExplorerOptions {
  readonly choice: SeatChoice;
  readonly map: SeatMapView;
  readonly list: SeatListView;
  readonly tray: Tray;
}

/** Creates the explorer: a map and a list of the same seats, with what is chosen in either. */
export function createExplorer(options: ExplorerOptions) {
  const { house, words, form, most, signal } = options;
  const choice = createChoice(house.seats, most, () => showChoice(parts));
  const toggle = (seat: PlacedSeat) => {
    const isDone = choice.toggle(seat);
    if (!isDone) tray.notify(words.texts.most);
    return isDone;
  };
  const shared = { ...options, has: choice.has, toggle };
  const [map, list] = [createSeatMap(shared), createSeatList(shared)];
  const tray = createTray({ ...options, remove: toggle });
  const parts: Parts = { ...options, choice, map, list, tray };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    showOffer(parts);
    chooseBest(parts);
  };
  form.addEventListener("submit", onSubmit, { signal });
  form.addEventListener("input", () => showOffer(parts), { signal });
  const start = () => {
    showOffer(parts);
    map.fit();
    chooseNamed(parts);
  };
  /** `start` shows what there is, once the element is in the page. */
  return { element: html("div", { class: css.explorer }, viewsOf(parts), tray.element), start };
}

function viewsOf({ house, words, map, list }: Parts): HTMLElement {
  const { texts } = words;
  const mapPanel = html("div", { class: css.panel }, ...map.parts, legendOf(house, words));
  const listPanel = html("div", { class: css.panel }, list.element);
  const views = [
    { name: texts.map, panel: mapPanel, tools: [map.tools], onShow: map.refit },
    { name: texts.list, panel: listPanel, tools: [], onShow: () => {} },
  ];
  return createViews(views, texts);
}

/** Shows what is chosen; without any, what could be. */
function showChoice(parts: Parts): void {
  const { choice, map, list, tray } = parts;
  const seats = choice.seats();
  map.showChoice(seats);
  list.showChoice();
  if (seats.length > 0) tray.showChoice(seats);
  else suggest(parts);
}

function suggest({ house, words: { texts }, form, most, tray }: Parts): void {
  const query = formQuery(form, house, most);
  const seats = bestSeats(house, query);
  tray.suggest(seats.length > 0 ? (texts.best[query.count] ?? "") : noneTogether(texts, query), seats);
}

/** Shows which seats are free within the limit of the form. */
function showOffer(parts: Parts): void {
  const { house, form, most, choice, map, list } = parts;
  const { limit } = formQuery(form, house, most);
  map.showOffer(limit);
  list.showOffer(limit);
  if (choice.seats().length === 0) suggest(parts);
}

/** Chooses the seats of the page's address that are still free. Of too many, it chooses none and says so. */
function chooseNamed({ house, words: { texts }, chosen, most, choice, map, tray }: Parts): void {
  const seats = house.seats.filter(({ seat }) => seat.isFree && chosen.includes(seat.code));
  if (seats.length > most) return tray.notify(texts.most);
  if (seats.length === 0) return;
  choice.replace(seats);
  map.reveal(seats);
}

/** Chooses the best seats for the form. Without any, it chooses none and says so. */
function chooseBest({ house, words: { texts }, form, most, choice, map, tray }: Parts): void {
  const query = formQuery(form, house, most);
  const seats = bestSeats(house, query);
  choice.replace(seats);
  if (seats.length > 0) map.reveal(seats);
  else tray.notify(noneTogether(texts, query));
}

/** Returns in words that no seats are side by side, and within the limit where one is set. */
function noneTogether({ bestNone, bestNoneWithin }: ExplorerTexts, { count, limit }: TogetherQuery): string {
  return (limit === undefined ? bestNone : bestNoneWithin)[count] ?? "";
}
