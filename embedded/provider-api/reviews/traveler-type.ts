import type { Phrase } from "./phrase.ts";

export const travelerTypes = ["COUPLE", "FAMILY", "FRIENDS", "SOLO", "BUSINESS"] as const;

export type TravelerType = (typeof travelerTypes)[number];

/** The same, if somebody like that would use these words; else somebody who would. */
export function fittingType(type: TravelerType, phrases: readonly Phrase[]): TravelerType {
  const isSaidBy = (who: Phrase["who"]) => phrases.some((phrase) => phrase.who === who);
  if (isSaidBy("FAMILY")) return "FAMILY";
  return type === "SOLO" && isSaidBy("MANY") ? "FRIENDS" : type;
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
