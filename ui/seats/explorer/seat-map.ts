import { isOffered } from "../../../catalog/seating/seat-rows.ts";
import type { SeatSection } from "../../../catalog/seating/seating.ts";
import { createDrawing } from "./drawing.ts";
import { html, setAll, svg } from "./element.ts";
import * as css from "./explorer.css.ts";
import { listenToGestures } from "./gestures.ts";
import { type House, nearestTo, type PlacedRow, type PlacedSeat, seatAt } from "./house.ts";
import { createRowLayer } from "./row-layer.ts";
import { seatAfter, seatMoveOf } from "./seat-keys.ts";
import type { ExplorerWords } from "./texts.ts";
import { createViewport } from "./viewport.ts";

/** Pixels of a seat that can be chosen. Neighbours that are closer than usual still are 24 apart. */
const seatScale = 32;

/** How much a button or key zooms. */
const zoomStep = 1.6;

export interface SeatMapOptions {
  readonly house: House;
  readonly words: ExplorerWords;
  readonly has: (seat: PlacedSeat) => boolean;
  readonly toggle: (seat: PlacedSeat) => void;
  readonly signal: AbortSignal;
}

/** The map of a house, on which seats are chosen. */
export interface SeatMapView {
  /** Buttons that zoom. */
  readonly tools: HTMLElement;
  readonly parts: readonly HTMLElement[];
  readonly showOffer: (limit: number | undefined) => void;
  readonly showChoice: (seats: readonly PlacedSeat[]) => void;
  /** Moves to seats without the focus. */
  readonly reveal: (seats: readonly PlacedSeat[]) => void;
  /** Moves to a section with the focus. */
  readonly enter: (section: SeatSection) => void;
  /** Shows the whole house. */
  readonly fit: () => void;
  /** Shows the whole house in the width that there is now, unless seats are large. */
  readonly refit: () => void;
}

/** Creates the map. Seats are chosen once they are large; before, a click or a key zooms in. */
export function createSeatMap({ house, words, has, toggle, signal }: SeatMapOptions): SeatMapView {
  const { texts } = words;
  const drawing = createDrawing(house, texts.stage);
  const layer = createRowLayer(drawing.row, words, has);
  const viewport = createViewport(drawing.layers, house.bounds, onZoom);
  const { element } = viewport;
  const help = html("p", { id: "seats-help", class: css.help }, texts.help);
  const caption = html("p", { class: css.caption, "aria-hidden": "true" });
  setAll(element, { role: "group", tabindex: 0, "aria-label": texts.map, "aria-describedby": help.id });
  let rows: readonly PlacedRow[] = house.rows;

  let fittedWidth = 0;
  const fit = () => {
    fittedWidth = element.clientWidth;
    viewport.fit();
  };
  /** A hidden map has no width. A phone changes its height alone when its address bar moves. */
  const refit = () => {
    const { clientWidth } = element;
    if (clientWidth > 0 && clientWidth !== fittedWidth && !isNear()) fit();
  };
  const isNear = () => viewport.scale() >= seatScale;
  const show = (seat: PlacedSeat) => {
    const row = rows.find(({ seats }) => seats.includes(seat));
    if (row !== undefined && isNear()) layer.show(row, seat);
    element.tabIndex = row !== undefined && isNear() ? -1 : 0;
    caption.textContent = words.seatText(seat);
  };
  const focus = (seat: PlacedSeat | undefined) => {
    if (seat === undefined) return;
    viewport.reveal(seat, seatScale);
    show(seat);
    layer.focus();
    element.scrollIntoView?.({ block: "nearest" });
  };
  const offered = () => rows.flatMap(({ seats }) => seats);
  const entry = () => nearestTo(layer.current() ?? (isNear() ? viewport.pointAt() : { x: 0, y: 0 }), offered());

  function onZoom() {
    drawing.showScale(viewport.scale(), isNear());
    if (isNear()) return;
    const hadFocus = drawing.row.contains(document.activeElement);
    layer.hide();
    element.tabIndex = 0;
    if (hadFocus) element.focus({ preventScroll: true });
  }

  const zooms: Readonly<Record<string, () => void>> = {
    "+": () => viewport.zoomBy(zoomStep),
    "=": () => viewport.zoomBy(zoomStep),
    "-": () => viewport.zoomBy(1 / zoomStep),
    "0": viewport.fit,
    Escape: viewport.fit,
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, target } = event;
    const seat = layer.seatOf(target);
    const move = seatMoveOf(key);
    const isPress = key === "Enter" || key === " ";
    if (Object.hasOwn(zooms, key)) zooms[key]?.();
    else if (seat === undefined && (isPress || move !== undefined)) focus(entry());
    else if (seat !== undefined && isPress) toggle(seat);
    else if (seat !== undefined && move !== undefined) focus(seatAfter(seat, move, rows));
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const point = viewport.pointAt({ x: event.clientX, y: event.clientY });
    const seat = layer.seatOf(event.target) ?? seatAt(point, { seats: offered() });
    if (!isNear()) viewport.reveal(point, seatScale);
    else if (seat !== undefined) {
      toggle(seat);
      show(seat);
    }
  };
  const onMove = (event: MouseEvent) => {
    const seat = seatAt(viewport.pointAt({ x: event.clientX, y: event.clientY }), { seats: offered() });
    if (seat !== undefined && event.buttons === 0) caption.textContent = words.seatText(seat);
  };
  listenToGestures(viewport, signal);
  element.addEventListener("keydown", onKey, { signal });
  element.addEventListener("click", onClick, { signal });
  element.addEventListener("mousemove", onMove, { signal });
  addEventListener("resize", refit, { signal });

  return {
    tools: zoomButtons(),
    parts: [element, caption, help],
    fit,
    refit,
    enter: (section) => {
      const seats = inSection(rows, section);
      const all = inSection(house.rows, section);
      if (seats.length > 0) focus(nearestTo(middleOf(seats), seats));
      else if (all.length > 0) viewport.reveal(middleOf(all), seatScale);
    },
    reveal: (seats) => {
      viewport.reveal(middleOf(seats), seatScale);
      const [first] = seats;
      if (first !== undefined) show(first);
    },
    showOffer: (limit) => {
      rows = house.rows.map((row) => ({ ...row, seats: row.seats.filter(({ seat }) => isOffered(seat, limit)) }));
      drawing.showOffer(limit);
      layer.hide();
      element.tabIndex = 0;
    },
    showChoice: (seats) => {
      drawing.showChoice(seats);
      layer.update();
    },
  };

  function zoomButtons(): HTMLElement {
    const buttons = [
      ["M4 10h12M10 4v12", texts.zoomIn, "+"],
      ["M4 10h12", texts.zoomOut, "-"],
      ["M3 7v-4h4M13 3h4v4M17 13v4h-4M7 17h-4v-4", texts.whole, "0"],
    ] as const;
    const group = html("div", { class: css.group });
    for (const [d, label, key] of buttons) {
      const icon = svg("svg", { viewBox: "0 0 20 20", class: css.icon, "aria-hidden": "true" }, svg("path", { d }));
      const button = html("button", { type: "button", class: css.tool, "aria-label": label, title: label }, icon);
      button.addEventListener("click", () => zooms[key]?.(), { signal });
      group.append(button);
    }
    return group;
  }
}

function inSection(rows: readonly PlacedRow[], section: SeatSection): readonly PlacedSeat[] {
  return rows.flatMap((row) => (row.section === section ? row.seats : []));
}

function middleOf(seats: readonly PlacedSeat[]) {
  const sum = (value: (seat: PlacedSeat) => number) => seats.reduce((total, seat) => total + value(seat), 0);
  return { x: sum(({ x }) => x) / seats.length, y: sum(({ y }) => y) / seats.length };
}
