import { groupIntoRows } from "./seat-rows.ts";
import type { Seat, SeatSection } from "./seating.ts";

/** Maximum distance of neighbors, in usual distances. Farther seats have an aisle or a seat between. */
const maxDistance = 1.6;

/** A row with fewer distances says little of what is usual: its section does. */
const enough = 3;

/** Returns the seats of each row, split where two of them are too far apart. */
export function splitIntoNeighbors(section: SeatSection): readonly (readonly Seat[])[] {
  const rows = groupIntoRows(section).map(({ seats }) => seats);
  const all = rows.flatMap(distancesIn);
  return rows.flatMap((row) => {
    const own = distancesIn(row);
    return splitAt(row, maxDistance * findUsualDistance(own.length < enough ? all : own));
  });
}

/** Returns the seats of a row from the left. A row along a side wall stays as it was sent, or its neighbors would be apart. */
export function sortFromLeft(row: readonly Seat[]): readonly Seat[] {
  const sorted = row.toSorted((one, other) => one.x - other.x);
  return measureRow(sorted) < measureRow(row) + 0.01 ? sorted : row;
}

/** Splits a row wherever two seats are farther apart than a distance. */
function splitAt(row: readonly Seat[], distance: number): readonly (readonly Seat[])[] {
  const gaps = distancesIn(row).flatMap((each, index) => (each > distance ? [index + 1] : []));
  return [0, ...gaps].map((start, index) => row.slice(start, gaps[index]));
}

/** Returns the median of distances, at most one row: seats are not deeper than wide. */
function findUsualDistance(distances: readonly number[]): number {
  const sorted = distances.toSorted((one, other) => one - other);
  return Math.min(1, sorted[Math.floor(sorted.length / 2)] ?? 1);
}

function distancesIn(row: readonly Seat[]): readonly number[] {
  return row.slice(1).map((seat, index) => measureDistance(seat, row[index] ?? seat));
}

function measureRow(row: readonly Seat[]): number {
  return distancesIn(row).reduce((sum, distance) => sum + distance, 0);
}

function measureDistance(one: Seat, other: Seat): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
