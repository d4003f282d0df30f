import type { Variant } from "../variant/variant.ts";

/** Who travels, with what. */
export interface Load {
  readonly people: number;
  /** Large suitcases. */
  readonly bags: number;
}

type Room = Pick<Variant, "maxPax" | "maxBags">;

/** Returns whether a vehicle has room for all people and bags (X22). An unknown limit excludes nobody. */
export function hasRoom({ maxPax = Infinity, maxBags = Infinity }: Room, { people, bags }: Load): boolean {
  return people <= maxPax && bags <= maxBags;
}
