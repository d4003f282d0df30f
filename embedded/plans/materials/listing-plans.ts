import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";

const word = v.pipe(v.string(), v.minLength(1));

/** Why a phrase may stand, as `docs/embedded.md` describes it. */
const sources = v.optional(v.array(v.looseObject({ phrase: word })), []);

const city = v.strictObject({
  code: word,
  sources,
});

const country = v.strictObject({
  code: word,
  /** For the hero: none of its cities' photographs. */
  photo: v.optional(word),
});

/** A category or sub-category. */
const category = v.strictObject({
  id: v.number(),
  slug: word,
  /** Cities where a sub-category has a page however few products it has. */
  cities: v.optional(v.array(word), []),
  /** The page's content type, if it is not for tickets. */
  contentType: v.optional(v.literal("Hop-on hop-off")),
  /** Sub-categories that share the page. */
  with: v.optional(v.array(v.number()), []),
});

const collection = v.strictObject({
  id: v.number(),
  kind: v.optional(v.literal("shows")),
  /** A theme is not a sight of its city. */
  theme: v.optional(v.boolean(), false),
  sources,
});

/** Reads which cities, countries, categories and collections have pages. Their texts are in `listing-languages.ts`. */
export function readListingPlans(folder: URL) {
  const read = <Output>(name: string, schema: v.GenericSchema<unknown, Output>): Output =>
    readJson(new URL(`${name}.json`, folder), schema);
  return {
    cities: read("cities", v.array(city)),
    countries: read("countries", v.array(country)),
    categories: read("categories", v.array(category)),
    collections: read("collections", v.array(collection)),
  };
}

export type ListingPlans = ReturnType<typeof readListingPlans>;
export type CityPlan = v.InferOutput<typeof city>;
export type CountryPlan = v.InferOutput<typeof country>;
export type CategoryPlan = v.InferOutput<typeof category>;
export type CollectionPlan = v.InferOutput<typeof collection>;
