import * as v from "valibot";
import { city } from "./city.ts";
import { listingPrice } from "./listing-price.ts";
import { count } from "./values.ts";

export const nearbyCitiesAnswer = v.strictObject({
  cities: v.pipe(
    v.array(v.strictObject({ ...city.entries, distanceKm: count, startingPrice: listingPrice })),
    v.maxLength(6),
  ),
});
