import { blocksOf } from "./blocks.ts";
import * as css from "./drawing.css.ts";
import { setAll, svg } from "./element.ts";
import type { House, PlacedSeat } from "./house.ts";
import { rowNamesOf, sectionNamesOf, stageOf } from "./labels.ts";
import { seatPath, tickPath } from "./paths.ts";
import * as looks from "./seat-looks.css.ts";
import { createSeatPaths } from "./seat-paths.ts";
import { picture } from "./viewport.css.ts";

/** The picture of a house. */
export interface Drawing {
  /** What is chosen, and names, over the seats: a change of one layer costs a browser nothing of the other. */
  readonly layers: readonly [seats: SVGSVGElement, over: SVGSVGElement];
  /** Where the seats of one row become elements, above all else. */
  readonly row: SVGGElement;
  /** Shows which seats are free within a limit, in minor units. */
  readonly showOffer: (limit: number | undefined) => void;
  readonly showChoice: (seats: readonly PlacedSeat[]) => void;
  /** Shows what it has at so many pixels a unit, where seats are `near` or not. */
  readonly showScale: (scale: number, near: boolean) => void;
}

/**
 * Creates the picture of a house. Seats that are near each other share a few paths. Screen readers have the seats of one
 * row as elements, and the list.
 */
export function createDrawing(house: House, stage: string): Drawing {
  const blocks = blocksOf(house.seats).map((block) => createSeatPaths(block, house.bands));
  const chosen = svg("path", { class: looks.chosen });
  const ticks = svg("path", { class: looks.tick });
  const row = svg("g");
  // Strokes and letters here have one size at any scale. They are few, because each scale changes their styles.
  const scaled = svg("g", { class: css.scaled }, ...stageOf(house, stage), chosen, ticks, ...sectionNamesOf(house));
  const seats = layerOf(house, ...blocks.flatMap(({ paths }) => paths), ...rowNamesOf(house));
  setAll(seats, { "aria-hidden": "true" });
  setAll(scaled, { "aria-hidden": "true" });
  const over = layerOf(house, scaled, row);
  return {
    layers: [seats, over],
    row,
    showOffer: (limit) => {
      for (const block of blocks) block.showOffer(limit);
    },
    showChoice: (choice) => {
      setAll(chosen, { d: seatPath(choice) });
      setAll(ticks, { d: tickPath(choice) });
    },
    showScale: (scale, near) => {
      setAll(scaled, { style: `--scale:${scale}` });
      for (const layer of [seats, over]) setAll(layer, { "data-near": String(near) });
    },
  };
}

function layerOf({ bounds: { left, top, width, height } }: House, ...parts: readonly SVGElement[]): SVGSVGElement {
  return svg("svg", { viewBox: [left, top, width, height].join(" "), class: picture, role: "none" }, ...parts);
}
