import { seatNotes } from "../../../catalog/seating/seating.ts";
import { html, svg } from "./element.ts";
import type { House, PlacedSeat } from "./house.ts";
import { bandLetter, dotPath, letterPath, markPath, seatPath, tickPath } from "./paths.ts";
import * as looks from "./seat-looks.css.ts";
import * as css from "./seat-map.css.ts";
import { toColorShare } from "./seat-paths.ts";
import type { ExplorerWords } from "./texts.ts";

/** Returns what each look of a seat means: bands with letter and price, notes, and what is not free. */
export function createLegend({ bands, seats }: House, { texts, join, formatBandPrices }: ExplorerWords): HTMLElement {
  const prices = formatBandPrices(bands);
  const at = seats.slice(0, 1).map((seat) => ({ ...seat, x: 0, y: 0 }));
  const notes = seatNotes.filter((note) => seats.some(({ seat }) => seat.notes.includes(note)));
  const entries = [
    ...bands.map(({ name }, index) =>
      createLegendEntry(bandSample(at, index, bands.length), join([bandLetter(index), name, prices[index] ?? ""])),
    ),
    ...notes.map((note) =>
      createLegendEntry([path(looks.outline, seatPath(at)), path(looks.mark, markPath(at, note))], texts.notes[note]),
    ),
    createLegendEntry([path(looks.chosen, seatPath(at)), path(looks.tick, tickPath(at))], texts.yours),
    createLegendEntry([path(looks.taken, dotPath(at))], texts.notFree),
  ];
  return html("ul", { class: css.legend }, ...entries);
}

function bandSample(at: readonly PlacedSeat[], index: number, bands: number): readonly SVGElement[] {
  const seat = path(looks.seats, seatPath(at, index));
  seat.setAttribute("style", `--share:${toColorShare(index, bands)}%`);
  return [
    seat,
    path(looks.outline, seatPath(at, index)),
    path(looks.plate, dotPath(at)),
    path(looks.letter, letterPath(at, index)),
  ];
}

function path(look: string, d: string): SVGElement {
  return svg("path", { class: look, d });
}

function createLegendEntry(sample: readonly SVGElement[], text: string): HTMLElement {
  const picture = svg("svg", { viewBox: "-.6 -.6 1.2 1.2", class: css.sample, "aria-hidden": "true" }, ...sample);
  return html("li", { class: css.legendEntry }, picture, text);
}
