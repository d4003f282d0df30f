import { locales } from "../../i18n/locales.ts";
import { theatreKey } from "../show/theatre-key.ts";
import { bookablePrice } from "../show/sale.ts";
import { durationClasses, listDurationClasses } from "./durations.ts";
import { type FacetName, facetNames, type Listed } from "./listing-query.ts";
import { priceBand } from "./price-bands.ts";
import { listFlags, listingFlags } from "./product-flags.ts";

/** The values of a product by facet. */
export type FacetValues = Readonly<Record<FacetName, readonly string[]>>;

/** The lowest averages that a listing can require. */
export const lowestRatings = ["3", "4", "4.5"] as const;

/** Values in the order in which a facet offers them. Other facets offer the most frequent first. */
export const orderedValues: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  price: ["1", "2", "3", "4"],
  duration: durationClasses,
  rating: lowestRatings.toReversed(),
  flags: listingFlags,
};

/** Returns the values that a product has. `now` is in epoch milliseconds. */
export function facetValues(product: Listed, now: number): FacetValues {
  const price = bookablePrice(product, now);
  return {
    category: product.category === undefined ? [] : [`${product.category.id}`],
    subCategory: listGenreIds(product),
    venue: listVenueKeys(product),
    price: price === undefined ? [] : [`${priceBand(price.final)}`],
    duration: listDurationClasses(product),
    rating: listLowestRatings(product),
    flags: listFlags(product, now),
    language: listGuideLanguages(product),
  };
}

/** Returns whether a product has every chosen value of every facet. */
export function hasValues(values: FacetValues, choices: FacetValues): boolean {
  return facetNames.every((name) => choices[name].every((value) => values[name].includes(value)));
}

/** Returns the key of a show's theatre; empty for other products. */
function listVenueKeys({ show }: Listed): readonly string[] {
  const key = show?.theatre && theatreKey(show.theatre);
  return key ? [key] : [];
}

/** The genre of shows that the provider has in none, in place of a sub-category (D12). */
export const otherGenres = "0";

function listGenreIds({ subCategory, show }: Listed): readonly string[] {
  if (subCategory !== undefined) return [`${subCategory.id}`];
  return show === undefined ? [] : [otherGenres];
}

/** Compares the average with the one decimal that a card shows. */
function listLowestRatings({ rating }: Listed): readonly string[] {
  if (rating === undefined) return [];
  const shown = Math.round(rating.average * 10) / 10;
  return lowestRatings.filter((lowest) => shown >= Number(lowest));
}

/** Returns the codes of the site's languages that a guide speaks: `zh-Hant` → `tw`. */
function listGuideLanguages({ facts }: Listed): readonly string[] {
  const spoken = facts.guideLanguages;
  if (spoken.length === 0) return [];
  return Object.values(locales)
    .filter(({ tag }) => spoken.some((language) => language === tag || language.startsWith(`${tag}-`)))
    .map(({ code }) => code);
}
