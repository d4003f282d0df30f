import type { GroupLimits } from "../../forms/group-request.ts";
import type { GroupPrice } from "../inventory/inventory.ts";

/** Returns how many people the groups of a start are for; no limits where it is sold by the person. */
export function groupLimits(groups: readonly GroupPrice[]): GroupLimits {
  return { minimum: groups[0]?.from, maximum: groups.at(-1)?.to };
}

/** Returns what a group of this size pays in all. Undefined where no tier is for so many. */
export function groupPriceFor(groups: readonly GroupPrice[], size: number): GroupPrice | undefined {
  return groups.find(({ from, to }) => size >= from && size <= to);
}
