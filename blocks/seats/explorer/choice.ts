import type { PlacedSeat } from "./house.ts";

/** The seats that a traveller has chosen, in the order of the house. */
export interface SeatChoice {
  readonly seats: () => readonly PlacedSeat[];
  readonly has: (seat: PlacedSeat) => boolean;
  /** Chooses a seat, or no longer. Returns false where there would be too many. */
  readonly toggle: (seat: PlacedSeat) => boolean;
  readonly replace: (seats: readonly PlacedSeat[]) => void;
}

/** Creates a choice of at most so many seats of a house, none at first. Notifies of each change. */
export function createChoice(house: readonly PlacedSeat[], most: number, onChange: () => void): SeatChoice {
  let chosen: ReadonlySet<PlacedSeat> = new Set();
  const replace = (seats: Iterable<PlacedSeat>) => {
    chosen = new Set(seats);
    onChange();
  };
  return {
    seats: () => house.filter((seat) => chosen.has(seat)),
    has: (seat) => chosen.has(seat),
    replace,
    toggle: (seat) => {
      if (!chosen.has(seat) && chosen.size >= most) return false;
      replace(chosen.has(seat) ? [...chosen].filter((each) => each !== seat) : [...chosen, seat]);
      return true;
    },
  };
}
