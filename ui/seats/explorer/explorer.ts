import { bestTogether } from "../../../catalog/seating/best-together.ts";
import { createChoice } from "./choice.ts";
import { html, setAll } from "./element.ts";
import * as css from "./explorer.css.ts";
import type { House, PlacedSeat } from "./house.ts";
import { legendOf } from "./legend.ts";
import { createSeatList } from "./seat-list.ts";
import { formQuery } from "./seat-form.ts";
import { createSeatMap } from "./seat-map.ts";
import { createTray, type TrayOptions } from "./tray.ts";
import { type ExplorerWords, fill } from "./texts.ts";

export interface ExplorerOptions extends Omit<TrayOptions, "remove"> {
  readonly house: House;
  readonly words: ExplorerWords;
  /** The form of the page, with limit and number of seats. */
  readonly form: HTMLFormElement;
  /** Seats that one booking has at most. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/** Creates the explorer: a map and a list of the same seats, with what is chosen in either. */
export function createExplorer(options: ExplorerOptions) {
  const { house, words, form, most, signal } = options;
  const { texts } = words;
  const choice = createChoice(house.seats, most, onChoice);
  const tray = createTray({ ...options, remove: toggle });
  const shared = { house, words, has: choice.has, toggle, signal };
  const map = createSeatMap(shared);
  const list = createSeatList(shared);
  const mapPanel = html("div", { class: css.panel }, sectionButtons(), ...map.parts, legendOf(house, words));
  const listPanel = html("div", { class: css.panel }, list.element);
  listPanel.hidden = true;

  const query = () => formQuery(form, house, most);

  function toggle(seat: PlacedSeat): boolean {
    const isChosen = choice.toggle(seat);
    if (!isChosen) tray.notify(texts.most);
    return isChosen;
  }

  function onChoice() {
    const seats = choice.seats();
    map.showChoice(seats);
    list.showChoice();
    if (seats.length > 0) tray.showChoice(seats);
    else suggest();
  }

  /** The best seats together, by what the form says. */
  const best = (): readonly PlacedSeat[] => {
    const found = bestTogether(house, query());
    const seats = new Set(found?.seats);
    return house.seats.filter(({ seat }) => seats.has(seat));
  };
  function suggest() {
    const { count: n } = query();
    const seats = best();
    tray.suggest(fill(seats.length > 0 ? texts.best : texts.bestNone, { n }), seats);
  }
  const showOffer = () => {
    const { limit } = query();
    map.showOffer(limit);
    list.showOffer(limit);
    if (choice.seats().length === 0) suggest();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    showOffer();
    const seats = best();
    choice.replace(seats);
    if (seats.length > 0 && !mapPanel.hidden) map.reveal(seats);
    if (seats.length === 0) tray.notify(fill(texts.bestNone, { n: query().count }));
  };
  form.addEventListener("submit", onSubmit, { signal });
  form.addEventListener("input", showOffer, { signal });

  return {
    element: html(
      "div",
      { class: css.explorer },
      html("div", { class: css.panel }, views(), mapPanel, listPanel),
      tray.element,
    ),
    /** Shows what there is, once the element is in the page. */
    start: () => {
      showOffer();
      map.fit();
    },
  };

  function sectionButtons(): HTMLElement {
    const group = html("div", { class: css.sectionButtons, role: "group", "aria-label": texts.sections });
    for (const section of house.sections) {
      const button = html("button", { type: "button", class: css.tool }, section.name);
      button.addEventListener("click", () => map.enter(section), { signal });
      group.append(button);
    }
    return group;
  }

  function views(): HTMLElement {
    const group = html("div", { class: css.group, role: "group", "aria-label": texts.view });
    const buttons = [texts.map, texts.list].map((text) => html("button", { type: "button", class: css.tool }, text));
    const choose = (chosen: number) => {
      buttons.forEach((button, index) => setAll(button, { "aria-pressed": String(index === chosen) }));
      mapPanel.hidden = chosen !== 0;
      map.tools.hidden = chosen !== 0;
      listPanel.hidden = chosen !== 1;
      if (chosen === 0) map.refit();
    };
    buttons.forEach((button, index) => button.addEventListener("click", () => choose(index), { signal }));
    choose(0);
    group.append(...buttons);
    return html("div", { class: css.views }, group, map.tools);
  }
}
