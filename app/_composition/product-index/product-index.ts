import { systemTime } from "../../../http/time.ts";
import { providerClient } from "../composition.ts";
import { createProductIndex } from "./create-product-index.ts";
import { readListedProducts } from "./read-listed-products.ts";

/** The products that lists of the provider have. */
export const productIndex = createProductIndex({ read: () => readListedProducts(providerClient), now: systemTime.now });
