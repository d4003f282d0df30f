import type { GroupLimits } from "../form/group-request.ts";
import type { GroupPrice } from "../inventory/inventory.ts";

type GroupSize = Pick<GroupPrice, "from" | "to">;

/** Returns how many people the groups of a start are for; no limits where it is sold by the person. */
export function groupLimits(groups: readonly GroupSize[]): GroupLimits {
  return { minimum: groups[0]?.from, maximum: groups.at(-1)?.to };
}

/** Returns what a group of this size pays in all. Undefined where no tier is for so many. */
export function groupPriceFor<Tier extends GroupSize>(groups: readonly Tier[], size: number): Tier | undefined {
  return groups.find(({ from, to }) => size >= from && size <= to);
}
