import { isOffered } from "../../../catalog/seating/seat-rows.ts";
import { seatNotes } from "../../../catalog/seating/seating.ts";
import { setAll, svg } from "./element.ts";
import * as css from "./explorer.css.ts";
import { boundsOf, type House, type PlacedSeat } from "./house.ts";
import { dotPath, letterPath, markPath, seatPath, tickPath } from "./paths.ts";

/** The picture of a house. */
export interface Drawing {
  readonly picture: SVGSVGElement;
  /** Where the seats of one row become elements, above all else. */
  readonly row: SVGGElement;
  /** Shows which seats are free within a limit, in minor units. */
  readonly showOffer: (limit: number | undefined) => void;
  readonly showChoice: (seats: readonly PlacedSeat[]) => void;
}

/**
 * Creates the picture of a house. It has a path for each band and a few for other marks: thousands of seats are some
 * twenty elements. Screen readers have the seats of one row as elements, and the list.
 */
export function createDrawing(house: House, stage: string): Drawing {
  const { left, top, width, height } = house.bounds;
  const bands = house.bands.map((_band, index) => createBand(index, house.bands.length));
  const taken = svg("path", { class: css.taken });
  const marks = seatNotes.map((note) => ({ note, path: svg("path", { class: `${css.mark} ${css.detail}` }) }));
  const chosen = svg("path", { class: css.chosen });
  const ticks = svg("path", { class: css.tick });
  const row = svg("g");
  const still = svg("g", { "aria-hidden": "true" }, ...stageOf(house, stage), taken);
  still.append(
    ...bands.flatMap(({ paths }) => paths),
    ...marks.map(({ path }) => path),
    chosen,
    ticks,
    ...namesOf(house),
  );
  const picture = svg(
    "svg",
    { viewBox: [left, top, width, height].join(" "), class: css.picture, role: "none" },
    still,
    row,
  );
  return {
    picture,
    row,
    showOffer: (limit) => {
      const offered = house.seats.filter(({ seat }) => isOffered(seat, limit));
      const free = new Set(offered);
      setAll(taken, { d: dotPath(house.seats.filter((seat) => !free.has(seat))) });
      bands.forEach(({ fill }, index) => fill(offered.filter(({ seat }) => seat.band === house.bands[index])));
      for (const { note, path } of marks)
        setAll(path, {
          d: markPath(
            offered.filter(({ seat }) => seat.notes.includes(note)),
            note,
          ),
        });
    },
    showChoice: (seats) => {
      setAll(chosen, { d: seatPath(seats) });
      setAll(ticks, { d: tickPath(seats) });
    },
  };
}

/** How much of the action's colour the cheapest band has, in percent. */
const leastShare = 52;

/** Returns the share of the action's colour in that of a band, in percent. The dearest has all of it. */
export function shareOf(band: number, bands: number): number {
  return bands < 2 ? 100 : Math.round(100 - ((100 - leastShare) * band) / (bands - 1));
}

function createBand(index: number, bands: number) {
  const seats = svg("path", { class: css.seats, style: `--share:${shareOf(index, bands)}%` });
  const plates = svg("path", { class: `${css.plate} ${css.detail}` });
  const letters = svg("path", { class: `${css.letter} ${css.detail}` });
  const fill = (offered: readonly PlacedSeat[]) => {
    setAll(seats, { d: seatPath(offered) });
    setAll(plates, { d: dotPath(offered) });
    setAll(letters, { d: letterPath(offered, index) });
  };
  return { paths: [seats, plates, letters], fill };
}

/** The stage in front of all seats. */
function stageOf({ bounds: { left, top, width } }: House, stage: string): readonly SVGElement[] {
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

/** The names of sections, while the whole house is shown, and of rows, once seats are large. */
function namesOf({ sections, rows, bounds }: House): readonly SVGElement[] {
  const names = sections.map((section) => {
    const { left, top, width, height } = boundsOf(rows.flatMap((row) => (row.section === section ? row.seats : [])));
    return svg(
      "text",
      { ...labelAt(left + width / 2, bounds), y: top + height / 2, class: css.sectionName },
      section.name,
    );
  });
  const letters = rows.flatMap(({ name, seats: [first, second] }) =>
    first === undefined ? [] : [svg("text", { ...beside(first, second), class: `${css.rowName} ${css.detail}` }, name)],
  );
  return [...letters, ...names];
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
