import { idsPerCall } from "../provider/ids-per-call.ts";
import type { Resource } from "../snapshot/resource.ts";
import type { Variant } from "./variant.ts";

export interface VariantsQuery {
  readonly id: number;
}

/** The variants of products: one call for the whole page, or one per hundred. */
export const variants: Resource<VariantsQuery, readonly Variant[]> = {
  key: ({ id }) => String(id),
  batch: idsPerCall,
  load: async (queries, { provider, market }) => {
    const found = await provider.variants(
      queries.map(({ id }) => id),
      market,
    );
    return new Map([...found].map(([id, list]) => [String(id), list]));
  },
};
