import type { ReviewRange } from "../review-page.ts";
import type { QueryParameters } from "./endpoint.ts";

/** Ten reviews where nothing else is said (specification §9), and never more than a hundred. */
export function reviewRange({ limit = 10, offset = 0 }: ReviewRange): QueryParameters {
  return [
    ["limit", Math.min(100, Math.max(1, limit))],
    ["offset", Math.max(0, offset)],
  ];
}
