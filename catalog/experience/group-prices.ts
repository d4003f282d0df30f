import type { GroupPrice, Inventory } from "../inventory/inventory.ts";
import { type ProductStarts, listStarts } from "./first-start.ts";

/** Price of a group size on some days. */
export interface GroupTier extends Pick<GroupPrice, "from" | "to" | "price"> {
  /** Whether the price is the lowest of several, or of days whose prices are not known. */
  readonly isLowest: boolean;
}

/** The tiers of some days, smallest first. */
export interface GroupPrices {
  /** `YYYY-MM-DD`; empty for all days that no other item names. */
  readonly days: readonly string[];
  readonly tiers: readonly GroupTier[];
}

/** Returns what groups pay: first on any day, then on the days whose starts are known. Empty without tiers (P17). */
export function groupPrices(product: ProductStarts): readonly GroupPrices[] {
  const starts = listStarts(product).filter(({ groups }) => groups.length > 0);
  if (starts.length === 0) return [];
  const anyDay = mergeTiers(starts).map((tier) => ({ ...tier, isLowest: true }));
  const byTiers = new Map<string, GroupPrices>();
  for (const day of new Set(starts.map(({ startDate }) => startDate))) {
    const tiers = mergeTiers(starts.filter(({ startDate }) => startDate === day));
    const key = JSON.stringify(tiers);
    byTiers.set(key, { days: [...(byTiers.get(key)?.days ?? []), day], tiers });
  }
  return [{ days: [], tiers: anyDay }, ...byTiers.values()];
}

/** Returns the tiers of a day; those of any day where its own are not known. */
export function groupTiersOn(prices: readonly GroupPrices[], day: string): readonly GroupTier[] {
  const found = prices.find(({ days }) => days.includes(day)) ?? prices.find(({ days }) => days.length === 0);
  return found?.tiers ?? [];
}

/** Merges the tiers of several starts: of each size the lowest price. */
function mergeTiers(starts: readonly Inventory[]): readonly GroupTier[] {
  const groups = starts.flatMap((start) => start.groups);
  const sizes = new Set(groups.map(toSizeKey));
  return [...sizes]
    .flatMap((size) => toLowestTier(groups.filter((group) => toSizeKey(group) === size)))
    .toSorted((one, other) => one.to - other.to);
}

function toSizeKey({ from, to }: GroupPrice): string {
  return `${from}-${to}`;
}

function toLowestTier(groups: readonly GroupPrice[]): readonly GroupTier[] {
  const [lowest, ...others] = groups.toSorted((one, other) => one.price.minor - other.price.minor);
  if (lowest === undefined) return [];
  const { from, to, price } = lowest;
  return [{ from, to, price, isLowest: others.some((other) => other.price.minor !== price.minor) }];
}
