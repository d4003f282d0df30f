import * as css from "./drawing.css.ts";
import { svg } from "./element.ts";
import { boundsOf, type House, type PlacedSeat } from "./house.ts";

/** Returns the stage, in front of all seats. */
export function stageOf({ bounds: { left, top, width } }: House, stage: string): readonly SVGElement[] {
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

/** Returns the names of sections, which are shown while the whole house is. */
export function sectionNamesOf({ sections, rows, bounds }: House): readonly SVGElement[] {
  return sections.map((section) => {
    const { left, top, width, height } = boundsOf(rows.flatMap((row) => (row.section === section ? row.seats : [])));
    const at = { ...labelAt(left + width / 2, bounds), y: top + height / 2 };
    return svg("text", { ...at, class: css.sectionName }, section.name);
  });
}

/** Returns the names of rows, which are shown once seats are large. */
export function rowNamesOf({ rows }: House): readonly SVGElement[] {
  return rows.flatMap(({ name, seats: [first, second] }) =>
    first === undefined ? [] : [svg("text", { ...beside(first, second), class: css.rowName }, name)],
  );
}

/** Returns where a name is beside this middle: at the edges of the picture it begins or ends there. */
function labelAt(x: number, { left, width }: House["bounds"]) {
  const share = (x - left) / width;
  if (share < 0.2) return { x: left + 0.5, style: "text-anchor:start" };
  return share > 0.8 ? { x: left + width - 0.5, style: "text-anchor:end" } : { x };
}

/** Returns the place in front of the first seat of a row. */
function beside(first: PlacedSeat, second: PlacedSeat | undefined) {
  return second === undefined
    ? { x: first.x - 1, y: first.y }
    : { x: 2 * first.x - second.x, y: 2 * first.y - second.y };
}
