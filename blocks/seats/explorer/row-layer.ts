import * as css from "./drawing.css.ts";
import { setAttributes, svg } from "./element.ts";
import type { PlacedRow, PlacedSeat } from "./house.ts";
import type { ExplorerWords } from "./texts.ts";

/** The seats of one row as elements, one of which is a stop of the tab key. */
export interface RowLayer {
  /** Shows the seats of a row that can be chosen, and makes one the stop. */
  readonly show: (row: PlacedRow, current: PlacedSeat) => void;
  readonly hide: () => void;
  readonly focus: () => void;
  readonly current: () => PlacedSeat | undefined;
  /** Returns the seat of an element in the layer. */
  readonly findSeat: (target: EventTarget | null) => PlacedSeat | undefined;
  /** Shows what is chosen. */
  readonly update: () => void;
}

/** Creates the layer in an element of the picture. */
export function createRowLayer(layer: SVGGElement, words: ExplorerWords, has: (seat: PlacedSeat) => boolean): RowLayer {
  let shown: PlacedRow | undefined;
  let current: PlacedSeat | undefined;
  let elements: ReadonlyMap<PlacedSeat, SVGGElement> = new Map();
  const update = () => {
    for (const [seat, element] of elements)
      setAttributes(element, { "aria-checked": String(has(seat)), tabindex: seat === current ? 0 : -1 });
  };
  const fillRow = (row: PlacedRow) => {
    elements = new Map(row.seats.map((seat) => [seat, seatElement(seat, words)]));
    setAttributes(layer, { role: "group", "aria-label": words.join([row.section.name, rowText(row, words)]) });
    layer.replaceChildren(...elements.values());
  };
  return {
    update,
    show: (row, seat) => {
      if (row !== shown) fillRow(row);
      shown = row;
      current = seat;
      update();
    },
    hide: () => {
      shown = undefined;
      elements = new Map();
      layer.replaceChildren();
      for (const name of ["role", "aria-label"]) layer.removeAttribute(name);
    },
    focus: () => current && elements.get(current)?.focus({ preventScroll: true }),
    current: () => current,
    findSeat: (target) => [...elements].find(([, element]) => target instanceof Node && element.contains(target))?.[0],
  };
}

function rowText({ name }: PlacedRow, { texts }: ExplorerWords): string {
  return texts.row.replace("{row}", name);
}

function seatElement(seat: PlacedSeat, words: ExplorerWords): SVGGElement {
  const target = svg("rect", { x: seat.x - 0.5, y: seat.y - 0.5, width: 1, height: 1, rx: 0.2, class: css.target });
  return svg("g", { role: "checkbox", "aria-label": words.seatText(seat), class: css.focusable }, target);
}
