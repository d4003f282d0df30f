import { createChoice, type SeatChoice } from "./choice.ts";
import { html } from "./element.ts";
import { createViews } from "./explorer-views.ts";
import * as css from "./explorer.css.ts";
import { createFullScreen } from "./full-screen.ts";
import type { PlacedSeat } from "./house.ts";
import { createLegend } from "./legend.ts";
import { createSeatList, type SeatListView } from "./seat-list.ts";
import { createSeatSearch, type SeatSearch, type SeatSearchOptions } from "./seat-search.ts";
import { createSeatMap, type SeatMapView } from "./seat-map.ts";
import { createTray, type Tray, type TrayOptions } from "./tray.ts";

type Choose = SeatSearchOptions["choose"];

export interface ExplorerOptions
  extends Omit<TrayOptions, "remove">, Omit<SeatSearchOptions, "onSearch" | "choose" | "focus"> {
  /** Codes of the seats in the page's address. */
  readonly chosen: readonly string[];
}

interface Parts extends ExplorerOptions {
  readonly choice: SeatChoice;
  readonly map: SeatMapView;
  readonly list: SeatListView;
  readonly search: SeatSearch;
  readonly tray: Tray;
}

/** Creates the explorer: a map and a list of the same seats, with what is chosen in either. */
export function createExplorer(options: ExplorerOptions) {
  const { house, words, most } = options;
  const choice = createChoice(house.seats, most, () => {
    showChoice(parts);
    search.retainSeats(choice.seats());
  });
  const toggle = (seat: PlacedSeat) => {
    const isDone = choice.toggle(seat);
    if (!isDone) tray.notify(words.texts.most);
    return isDone;
  };
  const shared = { ...options, has: choice.has, toggle, enlarge: () => panels.enlarge() };
  const [map, list] = [createSeatMap(shared), createSeatList(shared)];
  const choose = (seats: readonly PlacedSeat[]) => {
    choice.replace(seats);
    map.reveal(seats);
  };
  const search = createSeatSearch({ ...options, choose, onSearch: () => showOffer(parts), focus: () => tray.focus() });
  const tray = createTray({ ...options, remove: toggle });
  const parts: Parts = { ...options, choice, map, list, search, tray };
  const panels = createPanels(parts);
  const start = () => {
    showChoice(parts);
    showOffer(parts);
    map.fit();
    search.retainLimit();
    chooseNamed(parts, choose);
  };
  /** `start` shows what there is, once the element is in the page. */
  const offers = html("div", { class: css.offers }, search.element);
  return { element: html("div", { class: css.explorer }, offers, ...panels.elements, tray.element), start };
}

function createPanels({ house, words, map, list, tray }: Parts) {
  const { texts } = words;
  const mapPanel = html("div", { class: css.panel }, createLegend(house, words), ...map.parts);
  const full = createFullScreen({ parts: [mapPanel, tray.foot], texts, onMove: map.fit });
  const listPanel = html("div", { class: css.panel }, list.element);
  const views = [
    { name: texts.map, panel: mapPanel, tools: [full.button, map.tools], onShow: map.refit },
    { name: texts.list, panel: listPanel, tools: [], onShow: () => {} },
  ];
  return { elements: [createViews(views, texts), full.dialog], enlarge: full.open };
}

/** Shows what is chosen; without any, what could be. */
function showChoice({ choice, map, list, search, tray }: Parts): void {
  const seats = choice.seats();
  map.showChoice(seats);
  list.showChoice();
  tray.showChoice(seats);
  search.show(seats.length === 0);
}

/** Shows which seats are free within the limit of the form, and what could be chosen while nothing is. That none fit is always shown. */
function showOffer({ choice, map, list, search }: Parts): void {
  const limit = search.limit();
  map.showOffer(limit);
  list.showOffer(limit);
  search.show(choice.seats().length === 0);
}

/**
 * Chooses the seats of the page's address that are still available. If they are too many, it chooses no seat and shows
 * a message.
 */
function chooseNamed({ house, words: { texts }, chosen, most, tray }: Parts, choose: Choose): void {
  const seats = house.seats.filter(({ seat }) => seat.isFree && chosen.includes(seat.code));
  if (seats.length > most) tray.notify(texts.most);
  else if (seats.length > 0) choose(seats);
}
