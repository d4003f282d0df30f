import { groupIntoRows } from "../../../catalog/seating/seat-rows.ts";
import type { Seat, SeatBand, SeatMap, SeatSection } from "../../../catalog/seating/seating.ts";
import { listAisleMoves } from "./aisles.ts";

/** A point of the map, whose 0, 0 is the middle of the stage's edge. Of the window, it is in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A seat on the map. One unit is the usual distance of neighbors. */
export interface PlacedSeat extends Point {
  readonly seat: Seat;
  readonly section: SeatSection;
}

export interface PlacedRow {
  readonly section: SeatSection;
  readonly name: string;
  /** From the left. */
  readonly seats: readonly PlacedSeat[];
}

/** A rectangle of the map. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A house as its map shows it. */
export interface House {
  readonly bands: readonly SeatBand[];
  readonly sections: readonly SeatSection[];
  /** Section by section, front to back. */
  readonly rows: readonly PlacedRow[];
  readonly seats: readonly PlacedSeat[];
  readonly bounds: Bounds;
}

/** Room around the seats, and above them for the stage. */
const margin = 2;
const stageRoom = 3;

/** Returns the map of a house with its seats one unit apart, and with aisles, whatever the provider's distances. */
export function toHouse({ bands, sections }: SeatMap): House {
  const unit = measureSpacing(sections);
  const moves = listAisleMoves(sections.map(({ seats }) => seats.map(({ x, y }) => ({ x: x / unit, y: y / unit }))));
  const rows = sections.flatMap((section, index) => {
    const toPlacedSeat = (seat: Seat) => ({ seat, section, x: seat.x / unit, y: seat.y / unit + (moves[index] ?? 0) });
    return groupIntoRows(section).map(({ name, seats }) => ({ section, name, seats: seats.map(toPlacedSeat) }));
  });
  const seats = rows.flatMap((row) => row.seats);
  const { left, top, width, height } = measureSeatBounds(seats);
  return { bands, sections, rows, seats, bounds: { left, top: top - stageRoom, width, height: height + stageRoom } };
}

/** Returns what surrounds some seats, with a margin. */
export function measureSeatBounds(seats: readonly PlacedSeat[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of seats) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { left: -margin, top: -margin, width: 2 * margin, height: 2 * margin };
  return {
    left: left - margin,
    top: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** Returns how far apart seats are: the lower quarter of neighbors, and at most a row. So hardly a seat overlaps another. */
function measureSpacing(sections: readonly SeatSection[]): number {
  const distances = sections
    .flatMap((section) => groupIntoRows(section))
    .flatMap(({ seats }) => seats.slice(1).map((seat, index) => measureDistance(seat, seats[index] ?? seat)))
    .filter((distance) => distance > 0)
    .toSorted((one, other) => one - other);
  return Math.min(1, distances[Math.floor(distances.length / 4)] ?? 1);
}

function measureDistance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Returns the seat at a point of the map; undefined beside all of them. */
export function findSeatAt(point: Point, { seats }: Pick<House, "seats">): PlacedSeat | undefined {
  const nearest = findNearestSeat(point, seats);
  return nearest !== undefined && measureDistance(nearest, point) <= 0.5 ? nearest : undefined;
}

/** Returns the nearest of some seats; undefined of none. */
export function findNearestSeat(point: Point, seats: readonly PlacedSeat[]): PlacedSeat | undefined {
  let best: PlacedSeat | undefined;
  for (const seat of seats)
    if (best === undefined || measureDistance(seat, point) < measureDistance(best, point)) best = seat;
  return best;
}

/** Returns the point in the middle of some seats, of which there is one at least. */
export function findSeatsMiddle(seats: readonly PlacedSeat[]): Point {
  const sum = (value: (seat: PlacedSeat) => number) => seats.reduce((total, seat) => total + value(seat), 0);
  return { x: sum(({ x }) => x) / seats.length, y: sum(({ y }) => y) / seats.length };
}
