import * as v from "valibot";

/** Of a product, collection, city or category. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Products written by hand have smaller numbers; this and all after it are for products made of templates. */
export const firstMadeId = 100_000;
