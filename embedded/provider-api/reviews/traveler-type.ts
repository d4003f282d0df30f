export const travelerTypes = ["COUPLE", "FAMILY", "FRIENDS", "SOLO", "BUSINESS"] as const;

export type TravelerType = (typeof travelerTypes)[number];

/** Returns the same, if somebody like that would use the words of `who`; else somebody who would. */
export function fittingType(type: TravelerType, who: TravelerType | "MANY" | undefined): TravelerType {
  if (who === undefined) return type;
  if (who !== "MANY") return who;
  return type === "SOLO" || type === "BUSINESS" ? "FRIENDS" : type;
}

/** Twenty visitors, as they come. */
const twenty: readonly (readonly [count: number, type: TravelerType])[] = [
  [7, "COUPLE"],
  [6, "FAMILY"],
  [3, "FRIENDS"],
  [3, "SOLO"],
  [1, "BUSINESS"],
];

/** Returns who somebody travelled with; `place` is from 0 to 1. */
export function travelerType(place: number): TravelerType {
  let passed = 0;
  for (const [count, type] of twenty) {
    passed += count;
    if (place * 20 < passed) return type;
  }
  return "COUPLE";
}
