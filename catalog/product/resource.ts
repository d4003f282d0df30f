import { hundredPerCall, type IdQuery, keyOfId, onePerCall } from "../provider/resource.ts";
import type { Product } from "./product.ts";
import { findProductDetails, findProducts } from "./provider.ts";

/** Products by id. */
export const products = hundredPerCall<Product>({ live: false, find: findProducts });

/** All that is known of a product, also of one that can't be booked: a call each, so not for lists. */
export const productDetails = onePerCall<IdQuery, Product>({
  key: keyOfId,
  live: false,
  find: ({ id }, context) => findProductDetails(id, context),
});
