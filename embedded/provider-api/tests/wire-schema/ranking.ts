import * as v from "valibot";
import { city } from "./city.ts";
import { currency } from "./currency.ts";
import { pagination } from "./pagination.ts";
import { tourGroup } from "./tour-group.ts";

/** A listing by collection, or of one city by category or sub-category. */
export const rankingAnswer = v.strictObject({
  pageData: v.strictObject({ items: v.array(tourGroup), ...pagination }),
  city,
  currency,
});

/** A listing by category or sub-category: over several cities it names none of them. */
export const listingAnswer = v.strictObject({
  ...rankingAnswer.entries,
  city: v.nullable(city),
  currency: v.nullable(currency),
});
