import type { Schedule } from "../source/schedule.ts";

export interface Places {
  readonly availability: "LIMITED" | "UNLIMITED" | "CLOSED";
  /** 0 when closed, 1000 when there is no limit. */
  readonly remaining: number;
}

const noLimit = 1000;

/** How many places a slot has, from two numbers in [0, 1). */
export function placesLeft({ soldOut, limited, places }: Schedule, fate: number, filling: number): Places {
  if (fate < soldOut) return { availability: "CLOSED", remaining: 0 };
  if (fate >= soldOut + limited) return { availability: "UNLIMITED", remaining: noLimit };
  return { availability: "LIMITED", remaining: 1 + Math.floor(filling * places) };
}
