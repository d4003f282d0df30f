import { groupNearSeats } from "./blocks.ts";
import * as css from "./drawing.css.ts";
import { setAttributes, svg } from "./element.ts";
import type { House, PlacedSeat } from "./house.ts";
import { createRowNames, createStage } from "./labels.ts";
import { seatPath, tickPath } from "./paths.ts";
import * as looks from "./seat-looks.css.ts";
import { createSeatPaths } from "./seat-paths.ts";
import { createSectionNames } from "./section-names.ts";
import { picture } from "./viewport.css.ts";

/** The picture of a house. */
export interface Drawing {
  /** Seats, their details, and above them what is chosen and names. A change of one layer renders no other again. */
  readonly layers: readonly SVGSVGElement[];
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
  const blocks = groupNearSeats(house.seats).map((block) => createSeatPaths(block, house.bands));
  const chosen = svg("path", { class: looks.chosen });
  const ticks = svg("path", { class: looks.tick });
  const row = svg("g");
  // Strokes and letters here have one size at any scale. They are few, because each scale changes their styles.
  const scaled = svg(
    "g",
    { class: css.scaled },
    ...createStage(house, stage),
    chosen,
    ticks,
    ...createSectionNames(house),
  );
  const seats = createLayer(house, picture, ...blocks.flatMap((block) => block.seats));
  const parts = [...blocks.flatMap((block) => block.details), ...createRowNames(house)];
  const details = createLayer(house, `${picture} ${css.details}`, ...parts);
  const over = createLayer(house, picture, scaled, row);
  for (const hidden of [seats, details, scaled]) setAttributes(hidden, { "aria-hidden": "true" });
  return {
    layers: [seats, details, over],
    row,
    showOffer: (limit) => {
      for (const block of blocks) block.showOffer(limit);
    },
    showChoice: (choice) => {
      setAttributes(chosen, { d: seatPath(choice) });
      setAttributes(ticks, { d: tickPath(choice) });
    },
    showScale: (scale, near) => {
      setAttributes(scaled, { style: `--scale:${scale}` });
      for (const layer of [details, over]) setAttributes(layer, { "data-near": String(near) });
    },
  };
}

function createLayer({ bounds }: House, look: string, ...parts: readonly SVGElement[]): SVGSVGElement {
  const { left, top, width, height } = bounds;
  return svg("svg", { viewBox: [left, top, width, height].join(" "), class: look, role: "none" }, ...parts);
}
