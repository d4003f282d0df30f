import type { Variant } from "../variant/variant.ts";

/** Who travels, with what. */
export interface Load {
  readonly people: number;
  /** Large suitcases. */
  readonly bags: number;
}

type Room = Pick<Variant, "maxPax" | "maxBags">;

/**
 * Whether a vehicle has room for all people and bags (row X22). A limit that the provider does not say excludes nobody.
 */
export function fits({ maxPax = Infinity, maxBags = Infinity }: Room, { people, bags }: Load): boolean {
  return people <= maxPax && bags <= maxBags;
}
