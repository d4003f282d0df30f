import type { Product } from "./product.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import type { Resource } from "../snapshot/resource.ts";

export interface ProductQuery {
  readonly id: number;
}

/** Products by id: one bulk call for the whole page, or one per hundred. */
export const products: Resource<ProductQuery, Product> = {
  key: ({ id }) => String(id),
  batch: idsPerCall,
  load: async (queries, { provider, market }) => {
    const found = await provider.tourGroups(
      queries.map(({ id }) => id),
      market,
    );
    return new Map(found.map((product) => [String(product.id), product]));
  },
};
