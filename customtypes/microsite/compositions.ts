import type { Composition } from "../../renderer/index.ts";

const top = ["breadcrumbs", "hero", "popular_categories"];

/** Everything to do in a city: by kind, its sights, all of it, and what is around. Texts of editors follow. */
export const cityComposition: Composition = {
  before: [...top, "top_attractions", "listing", "day_trips", "top_reviews", "beyond_city"],
  after: ["guide_teaser", "nearby_cities", "newsletter", "trust_boosters"],
};

/** A kind of things in a city: all of them, and what else is there. */
export const categoryComposition: Composition = {
  before: [...top, "listing", "top_attractions", "top_reviews"],
  after: ["nearby_cities", "newsletter", "trust_boosters"],
};

/** The hop-on hop-off buses of a city: routes and tickets before what else there is. */
export const hopOnHopOffComposition: Composition = {
  before: [...top, "hoho_routes", "listing", "top_attractions", "top_reviews"],
  after: ["nearby_cities", "trust_boosters"],
};

/** The airport transfers of a city: what fits a party and its flight, then all of them. */
export const airportTransferComposition: Composition = {
  before: [...top, "airport_transfers", "listing", "top_reviews"],
  after: ["nearby_cities", "trust_boosters"],
};

/** All products of a collection, and what else its city has. */
export const collectionComposition: Composition = {
  before: ["breadcrumbs", "hero", "listing", "top_reviews"],
  after: ["guide_teaser", "top_attractions", "popular_categories", "nearby_cities", "trust_boosters"],
  // A few products that an editor put in order need no filters.
  substitutes: { ranked_products: "listing" },
};

/** The cities of a country. The provider lists no collections by country. */
export const countryComposition: Composition = {
  before: ["breadcrumbs", "hero", "city_cards"],
  after: ["trust_boosters"],
};
