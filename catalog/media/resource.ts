import type { ProductMedia } from "./product-media.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import type { Resource } from "../snapshot/resource.ts";
import type { ProductQuery } from "../product/resource.ts";

/** The media library's pictures of products: one call for the whole page, or one per hundred. */
export const media: Resource<ProductQuery, ProductMedia> = {
  key: ({ id }) => String(id),
  batch: idsPerCall,
  load: async (queries, { provider }) => {
    const found = await provider.media(queries.map(({ id }) => id));
    return new Map(found.map((item) => [String(item.productId), item]));
  },
};
