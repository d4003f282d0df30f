import type { Money } from "../money/money.ts";

/** A note about a seat that travellers read besides its price (X6). */
export const seatNotes = ["RESTRICTED_VIEW", "STEP_FREE", "EXTRA_LEGROOM", "LITTLE_LEGROOM"] as const;

export type SeatNote = (typeof seatNotes)[number];

/** Seats of one price. */
export interface SeatBand {
  /** Its name in the language of the market. */
  readonly name: string;
  readonly price: Money;
}

/** One place of a house. Distances are in rows, and the middle of the stage's edge is 0, 0. */
export interface Seat {
  /** No other seat of the house has it. */
  readonly code: string;
  readonly row: string;
  /** As on the seat: `49`, `12A`. */
  readonly number: string;
  /** The band of its price. */
  readonly band: SeatBand;
  /** Negative on the left, as the audience sees the stage. */
  readonly x: number;
  /** How far back it is. */
  readonly y: number;
  readonly isFree: boolean;
  readonly notes: readonly SeatNote[];
}

export interface SeatSection {
  readonly name: string;
  /** Row by row, from the left. */
  readonly seats: readonly Seat[];
}

/** The seats of one performance (P26). */
export interface SeatMap {
  /** Dearest first. */
  readonly bands: readonly SeatBand[];
  readonly sections: readonly SeatSection[];
}

/** A performance: `date` is `YYYY-MM-DD` and `time` is `HH:MM`, both in the city's time. */
export interface SeatMapQuery {
  readonly id: number;
  readonly date: string;
  readonly time: string;
}
