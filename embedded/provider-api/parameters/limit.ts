import { wholeNumberOr } from "./whole-number.ts";

/** `limit`: 1 to 100, 10 when left out. */
export function limitParameter(query: URLSearchParams): number {
  return wholeNumberOr(10, query, "limit", { min: 1, max: 100 });
}

/** `offset`: 0 when left out. */
export function offsetParameter(query: URLSearchParams): number {
  return wholeNumberOr(0, query, "offset", { min: 0, max: Number.MAX_SAFE_INTEGER });
}
