import { wholeNumberOr } from "./whole-number.ts";

/** `min-pax`: how many people want to go together, 1 when left out. */
export function minPax(query: URLSearchParams): number {
  return wholeNumberOr(1, query, "min-pax", { min: 1, max: 100 });
}
