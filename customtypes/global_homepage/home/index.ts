/** The home page of a host that sells everywhere. Its currency is that of the site's primary city. */
export const home = {
  kind: "global-home",
  composition: {
    before: ["hero", "city_cards", "collection_carousel"],
    after: ["trust_boosters"],
    substitutes: { collection_row: "collection_carousel", trust_bar: "trust_boosters" },
  },
};
