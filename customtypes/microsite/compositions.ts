import type { Composition } from "../../renderer/composition.ts";

const top = ["breadcrumbs", "hero"];

/** Everything to do in a city: by kind, all of it, and what is around. */
export const cityComposition: Composition = {
  before: [...top, "popular_categories"],
  after: ["listing", "nearby_cities"],
};

/** A kind of things in a city: all of them, and the other kinds. */
export const categoryComposition: Composition = {
  before: [...top, "popular_categories"],
  after: ["listing", "nearby_cities"],
};

/** All products of a collection, and what else its city has. */
export const collectionComposition: Composition = {
  before: [...top],
  after: ["listing", "popular_categories"],
};

/** The cities of a country. */
export const countryComposition: Composition = {
  before: [...top],
  after: ["city_cards"],
};
