import type { Variant } from "../variant/variant.ts";

/** Who travels, with what. */
export interface Load {
  readonly people: number;
  /** Large suitcases. */
  readonly bags: number;
}

type Room = Pick<Variant, "minPax" | "maxPax" | "maxBags">;

/**
 * Whether a vehicle has room for all people and bags (row X22). A limit that the provider does not say excludes nobody.
 */
export function fits({ minPax, maxPax = Infinity, maxBags = Infinity }: Room, { people, bags }: Load): boolean {
  return people >= minPax && people <= maxPax && bags <= maxBags;
}
