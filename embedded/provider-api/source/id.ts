import * as v from "valibot";

/** Of a product, collection, city or category. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1));
