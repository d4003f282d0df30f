import type { GroupPrice } from "./inventory.ts";

/** Prices of groups by the largest size each is for: a group begins where the next smaller one ends. */
export function groupPrices(tiers: readonly Omit<GroupPrice, "from">[]): readonly GroupPrice[] {
  const sorted = tiers.toSorted((one, other) => one.to - other.to);
  return sorted.map((tier, index) => ({ ...tier, from: (sorted[index - 1]?.to ?? 0) + 1 }));
}
