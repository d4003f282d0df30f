import * as css from "./drawing.css.ts";
import { svg } from "./element.ts";
import type { House, PlacedSeat } from "./house.ts";

/** Returns the stage, in front of all seats. */
export function createStage({ bounds: { left, top, width } }: House, stage: string): readonly SVGElement[] {
  const middle = left + width / 2;
  const box = svg("rect", {
    x: middle - width / 5,
    y: top + 0.4,
    width: (width * 2) / 5,
    height: 2,
    rx: 0.4,
    class: css.stage,
  });
  return [box, svg("text", { x: middle, y: top + 1.4, class: css.stageName }, stage)];
}

/** Returns the names of rows, which are shown once seats are large. */
export function createRowNames({ rows }: House): readonly SVGElement[] {
  return rows.flatMap(({ name, seats: [first, second] }) =>
    first === undefined ? [] : [svg("text", { ...beside(first, second), class: css.rowName }, name)],
  );
}

/** Returns the place in front of the first seat of a row. */
function beside(first: PlacedSeat, second: PlacedSeat | undefined) {
  return second === undefined
    ? { x: first.x - 1, y: first.y }
    : { x: 2 * first.x - second.x, y: 2 * first.y - second.y };
}
