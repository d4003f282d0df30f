import { isOffered } from "../../../catalog/seating/seat-rows.ts";
import { seatNotes } from "../../../catalog/seating/seating.ts";
import { setAttributes, svg } from "./element.ts";
import type { House, PlacedSeat } from "./house.ts";
import { dotPath, letterPath, markPath, seatPath } from "./paths.ts";
import * as css from "./seat-looks.css.ts";

/** The paths of a block of seats. */
export interface SeatPaths {
  /** Elements that are shown at each scale. */
  readonly seats: readonly SVGElement[];
  /** Edges, letters and marks: too small to see while the whole house is shown. */
  readonly details: readonly SVGElement[];
  /** Shows which seats are free within a limit, in minor units. */
  readonly showOffer: (limit: number | undefined) => void;
}

type Block = readonly PlacedSeat[];

/** Creates paths for each band and each note of a block, and one for what is not free. */
export function createSeatPaths(block: Block, bands: House["bands"]): SeatPaths {
  const taken = svg("path", { class: css.taken });
  const ofBands = bands.flatMap((band, index) => {
    const inside = block.filter(({ seat }) => seat.band === band);
    return inside.length === 0 ? [] : [createBand(inside, index, bands.length)];
  });
  const marks = seatNotes.flatMap((note) => {
    const noted = block.filter(({ seat }) => seat.notes.includes(note));
    if (noted.length === 0) return [];
    const path = svg("path", { class: css.mark });
    return [{ path, fill: (isFree: IsFree) => setAttributes(path, { d: markPath(noted.filter(isFree), note) }) }];
  });
  return {
    seats: [taken, ...ofBands.map(({ seats }) => seats)],
    details: [...ofBands.flatMap(({ details }) => details), ...marks.map(({ path }) => path)],
    showOffer: (limit) => {
      const isFree: IsFree = ({ seat }) => isOffered(seat, limit);
      setAttributes(taken, { d: dotPath(block.filter((seat) => !isFree(seat))) });
      for (const { fill } of [...ofBands, ...marks]) fill(isFree);
    },
  };
}

type IsFree = (seat: PlacedSeat) => boolean;

/** How much of the action's color the cheapest band has, in percent. With less, some brand's is not seen on its ground. */
const minShare = 64;

/** Returns the share of the action's color in that of a band, in percent. The dearest has all of it. */
export function toColorShare(band: number, bands: number): number {
  return bands < 2 ? 100 : Math.round(100 - ((100 - minShare) * band) / (bands - 1));
}

function createBand(block: Block, index: number, bands: number) {
  const seats = svg("path", { class: css.seats, style: `--share:${toColorShare(index, bands)}%` });
  const edges = svg("path", { class: css.outline });
  const plates = svg("path", { class: css.plate });
  const letters = svg("path", { class: css.letter });
  const fill = (isFree: IsFree) => {
    const offered = block.filter(isFree);
    const shapes = seatPath(offered, index);
    for (const path of [seats, edges]) setAttributes(path, { d: shapes });
    setAttributes(plates, { d: dotPath(offered) });
    setAttributes(letters, { d: letterPath(offered, index) });
  };
  return { seats, details: [edges, plates, letters], fill };
}
