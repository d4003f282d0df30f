import type { SeatNote } from "../../../catalog/seating/seating.ts";
import type { PlacedSeat } from "./house.ts";

/**
 * Outlines around the middle of a seat, one unit wide. Bands differ by them where letters are too small. They are a seat from
 * above, a circle, a diamond, a wide and a tall bar.
 */
const seatShapes = [
  "m-.42-.4h.84v.5q0 .3-.3.3h-.24q-.3 0-.3-.3z",
  "m-.42 0a.42.42 0 1 0 .84 0a.42.42 0 1 0-.84 0z",
  "m0-.5l.5.5l-.5.5l-.5-.5z",
  "m-.46-.28h.92v.56h-.92z",
  "m-.28-.46h.56v.92h-.56z",
] as const;
const tick = "m-.2 .02l.14.16l.26-.32";

/** Strokes of a dot: with round ends, a line of no length is one. */
const dot = "h0";

/** The letters of bands, dearest first. A ninth band lacks a letter. */
const letters = [
  "m-.14.2l.14-.4l.14.4m-.23-.14h.18",
  "m-.11-.2v.4h.13q.11 0 .11-.11t-.11-.11h-.13h.11q.1 0 .1-.09t-.1-.09z",
  "m.14-.12q-.05-.08-.13-.08q-.16 0-.16.2t.16.2q.08 0 .13-.08",
  "m-.12-.2v.4h.08q.18 0 .18-.2t-.18-.2z",
  "m.11-.2h-.22v.4h.22m-.22-.2h.18",
  "m.11-.2h-.22v.4m0-.2h.18",
  "m.13-.12q-.05-.08-.13-.08q-.16 0-.16.2t.16.2q.13 0 .13-.18h-.11",
  "m-.12-.2v.4m.24-.4v.4m-.24-.2h.24",
] as const;

/** Marks at the edge of a seat, one for each note. */
const marks: Readonly<Record<SeatNote, string>> = {
  RESTRICTED_VIEW: "m-.42-.1v-.3h.3z",
  STEP_FREE: "m.42-.1v-.3h-.3z",
  EXTRA_LEGROOM: "m-.3-.42h.6v.07h-.6z",
  LITTLE_LEGROOM: "m-.12-.42h.24v.07h-.24z",
};

/** Returns the letter of a band by its number; empty without one. */
export function bandLetter(band: number): string {
  return "ABCDEFGH"[band] ?? "";
}

/** Returns one path of many seats, which a browser renders as one shape. */
export const seatPath = (seats: readonly PlacedSeat[], band = 0) =>
  toSeatsPath(seats, seatShapes[band % seatShapes.length] ?? "");
export const dotPath = (seats: readonly PlacedSeat[]) => toSeatsPath(seats, dot);
export const tickPath = (seats: readonly PlacedSeat[]) => toSeatsPath(seats, tick);
export const letterPath = (seats: readonly PlacedSeat[], band: number) => toSeatsPath(seats, letters[band] ?? "");
export const markPath = (seats: readonly PlacedSeat[], note: SeatNote) => toSeatsPath(seats, marks[note]);

/** `[{ x: 1, y: 2 }]` and `h0` → `M1 2h0`. */
function toSeatsPath(seats: readonly PlacedSeat[], shape: string): string {
  if (shape === "") return "";
  return seats.map(({ x, y }) => `M${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}${shape}`).join("");
}
