import { facetValues, hasValues } from "./facet-values.ts";
import type { Choices, Listed } from "./listing-query.ts";

/**
 * The filters that leave a listing empty.
 * - `days`: nothing is available on the days, and the choices match products on other days.
 * - `choices`: something is available on the days.
 * - `both`: the choices match nothing, also without the days.
 */
export type Excluding = "days" | "choices" | "both";

interface Excluded {
  readonly choices: Choices;
  /** Whether a product is free on the chosen days, or none are chosen. */
  readonly isAnyFree: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Returns what to drop from the query of an empty listing, so that it has products. */
export function excludingAll(products: readonly Listed[], { choices, isAnyFree, now }: Excluded): Excluding {
  if (isAnyFree) return "choices";
  return products.some((product) => hasValues(facetValues(product, now), choices)) ? "days" : "both";
}
