import { showCategory } from "../../../catalog/show/show-category.ts";
import { mergeNeeds, need } from "../../../renderer/index.ts";
import { productPageNeeds } from "../../../blocks/products/product-links.ts";
import { breadcrumbNodes } from "../../../blocks/places/breadcrumbs.ts";
import { productList } from "../../../blocks/products/product-structured-data.ts";
import { upcomingShowNeeds } from "../../../blocks/shows/upcoming-shows.ts";
import type { VenueKind } from "../fields.ts";
import { groupVenueShows } from "./group-venue-shows.ts";
import { theatreNode } from "./structured-data.ts";
import { theatreCrumbs } from "./TheatreHeader.tsx";
import { TheatrePage } from "./TheatrePage.tsx";
import { cityNeeds, isMissing, findVenue, zoneNeeds } from "./find-venue.ts";

/** Entertainment, the category that every show is in: it has pages. */
const entertainment = { id: showCategory, name: { text: "" } };

/** One theatre with its shows, its seats and its amenities (C12). */
export const theatre: VenueKind = {
  kind: "theatre",
  ownPlace: ["venue"],
  composition: { before: [], amid: { type: "product_row", afterSection: 1 }, after: [] },
  needs: (_fields, facts) => mergeNeeds([cityNeeds(facts.place), upcomingShowNeeds(facts)]),
  followUp: (_fields, first, facts) => {
    const ids = findVenue(facts.place, first)?.products ?? [];
    // Links need only facts of a show that are known before it is read: both are fetched in one round.
    const shows = ids.map((id) => ({ id, slug: "", category: entertainment }));
    return ids.length === 0
      ? zoneNeeds(facts.place)
      : mergeNeeds([
          need(
            "products",
            ids.map((id) => ({ id })),
          ),
          productPageNeeds(shows, facts),
        ]);
  },
  findings: ({ venue: { source: key } }, snapshot, { place }) =>
    isMissing(place, snapshot)
      ? [
          {
            code: "catalog-id-unknown",
            message: `The provider has no theatre "${key}" in the city "${place.city ?? ""}".`,
            hint: "Correct the key of the theatre or the city's code.",
          },
        ]
      : [],
  about: (_fields, snapshot, { place }) => {
    const { now, upcoming } = groupVenueShows(findVenue(place, snapshot), snapshot);
    return [...now, ...upcoming];
  },
  structuredData: (fields, page, about) => {
    const venue = findVenue(page.place, page.snapshot);
    return [
      ...(venue === undefined ? [] : [theatreNode(venue, about, page)]),
      ...productList(about, "shows", page),
      ...breadcrumbNodes(theatreCrumbs({ fields, page }), page),
    ];
  },
  Page: TheatrePage,
};
