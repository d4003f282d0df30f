import type { PriceBand } from "../source/phrases.ts";
import type { NoteRule, SeatingSection, SeatNote, TheatreSource } from "../source/theatre.ts";

/** One place of a house, where distances are in rows and the middle of the stage's edge is 0, 0. */
export interface Seat {
  /** No other seat of the house has it. */
  readonly code: string;
  readonly section: string;
  readonly row: string;
  /** From 1, from the left as the audience sees the stage. */
  readonly number: number;
  readonly band: PriceBand;
  readonly x: number;
  readonly y: number;
  readonly notes: readonly SeatNote[];
}

/** Returns every seat of a house, section by section and front to back; as many as its capacity. */
export function listSeats({ key, seating }: Pick<TheatreSource, "key" | "seating">): readonly Seat[] {
  return seating.flatMap((section) => {
    const sizes = rowSizes(section);
    const arcs = fitArcs(section, sizes[0] ?? 1);
    return sizes.flatMap((size, row) =>
      Array.from({ length: size }, (_value, index) => seatAt(key, section, arcs, { row, index, size })),
    );
  });
}

/** How much longer each row is than the one in front, as a share of the first. */
const growth = 0.03;

/** Returns how many seats each row has, front to back: longer ones behind, and all together the section's. */
function rowSizes({ seats, rows }: Pick<SeatingSection, "seats" | "rows">): readonly number[] {
  const seatsBefore = (row: number) => Math.round((seats * weightBefore(row)) / weightBefore(rows));
  return Array.from({ length: rows }, (_value, row) => seatsBefore(row + 1) - seatsBefore(row));
}

/** How many rows of the first one's length the rows in front of this one are worth. */
function weightBefore(row: number): number {
  return row + (growth * row * (row - 1)) / 2;
}

/** Rows between the center of a section's arcs and its first row, and how wide they are: radians. */
interface Arcs {
  readonly radius: number;
  readonly width: number;
}

/** How far apart neighbors of the first row are, in rows. */
const minSpacing = 0.95;
const maxSpacing = 1.15;

/** Returns arcs that are wide enough for the seats of the first row, and not much wider. */
function fitArcs({ arc, distance }: Pick<SeatingSection, "arc" | "distance">, first: number): Arcs {
  const maxWidth = radians(arc);
  const radius = Math.max(distance, (first * minSpacing) / maxWidth);
  return { radius, width: Math.min(maxWidth, (first * maxSpacing) / radius) };
}

interface Position {
  readonly row: number;
  readonly index: number;
  readonly size: number;
}

function seatAt(key: string, section: SeatingSection, arcs: Arcs, { row, index, size }: Position): Seat {
  const facing = radians(section.facing);
  const angle = facing + arcs.width * ((index + 0.5) / size - 0.5);
  const center = arcs.radius - section.distance;
  const band = section.bands[Math.floor((row * section.bands.length) / section.rows)] ?? "economy";
  return {
    code: [key, section.section, rowName(row), index + 1].join("-"),
    section: section.section,
    row: rowName(row),
    number: index + 1,
    band,
    x: rounded((arcs.radius + row) * Math.sin(angle) - center * Math.sin(facing)),
    y: rounded((arcs.radius + row) * Math.cos(angle) - center * Math.cos(facing)),
    notes: section.notes.filter((rule) => holdsFor(rule, { row, index, size })).map(({ note }) => note),
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function holdsFor({ rows: [first, last] = [1, Infinity], ends = Infinity }: NoteRule, { row, index, size }: Position) {
  return row + 1 >= first && row + 1 <= last && Math.min(index + 1, size - index) <= ends;
}

/** A to Z, then AA to ZZ. */
function rowName(row: number): string {
  const letter = String.fromCodePoint(65 + (row % 26));
  return letter.repeat(1 + Math.floor(row / 26));
}

function rounded(rows: number): number {
  return Math.round(rows * 100) / 100;
}
