import type { Endpoint } from "./endpoint.ts";
import { airports, banners, country, currencyList, domain } from "./endpoints/site.ts";
import { categories, listingByCategory, listingBySubCategory } from "./endpoints/categories.ts";
import { calendar, calendars } from "./endpoints/calendars.ts";
import {
  collectionPois,
  collectionRanking,
  collectionReviews,
  collections,
  collectionSections,
} from "./endpoints/collections.ts";
import { inventories, inventoriesV7, inventoryGet, startTimes } from "./endpoints/inventories.ts";
import { landmarks } from "./endpoints/landmarks.ts";
import { media, pois } from "./endpoints/pictures.ts";
import { nearbyCities } from "./endpoints/nearby-cities.ts";
import { reviewMedias, reviews } from "./endpoints/reviews.ts";
import { seatMap, theatres } from "./endpoints/theatres.ts";
import { topCollections } from "./endpoints/top-collections.ts";
import { tourGroup, tourGroups, variants } from "./endpoints/tour-groups.ts";

export interface RouteDefinition {
  /** Without the `/tours/` segment and without a trailing slash: both may be there or not (H1). `{id}` varies. */
  readonly path: string;
  readonly endpoint: Endpoint;
  /** True for what is on sale this minute or differs by traveller: nobody may cache the response. */
  readonly live?: true;
  /** The request header that the response depends on. */
  readonly vary?: string;
}

/** Every path there is (H1). */
export const routes: readonly RouteDefinition[] = [
  { path: "/api/v6/tour-groups", endpoint: tourGroups },
  { path: "/api/v6/tour-groups/{id}", endpoint: tourGroup },
  { path: "/api/v6/tour-groups/list-by/collection/{id}", endpoint: collectionRanking },
  { path: "/api/v6/tour-groups/list-by/category/{id}", endpoint: listingByCategory },
  { path: "/api/v6/tour-groups/list-by/sub-category/{id}", endpoint: listingBySubCategory },
  { path: "/api/v2/category", endpoint: categories },
  { path: "/api/v1/airport-transfers/fetch-airports", endpoint: airports },
  { path: "/api/v1/collection", endpoint: collections },
  { path: "/api/v1/collection/{id}/sections", endpoint: collectionSections },
  { path: "/api/v1/collection/{id}/pois", endpoint: collectionPois },
  { path: "/api/v1/collection/top/list", endpoint: topCollections },
  { path: "/api/v2/review/tour-group/id/{id}", endpoint: reviews },
  { path: "/api/v6/tour-groups/{id}/review-medias", endpoint: reviewMedias },
  { path: "/api/v1/collection/{id}/reviews", endpoint: collectionReviews },
  { path: "/api/domain", endpoint: domain, vary: "origin" },
  { path: "/api/v2/banners", endpoint: banners },
  { path: "/api/v2/city/{id}/nearby-cities", endpoint: nearbyCities },
  { path: "/api/v1/theatres", endpoint: theatres },
  { path: "/api/v1/landmarks", endpoint: landmarks },
  { path: "/api/v1/pois", endpoint: pois },
  { path: "/api/v1/media", endpoint: media },
  { path: "/api/v1/country/current", endpoint: country, live: true },
  { path: "/api/v1/currency/list", endpoint: currencyList },
  { path: "/api/v5/tour-group/inventory/get/{id}", endpoint: inventoryGet, live: true },
  { path: "/api/v6/tour-groups/{id}/inventories", endpoint: inventories, live: true },
  { path: "/api/v7/tour-groups/{id}/inventories", endpoint: inventoriesV7, live: true },
  { path: "/api/v6/tour-groups/slots/get/{id}", endpoint: startTimes, live: true },
  { path: "/api/v7/tour-groups/{id}/calendar", endpoint: calendar, live: true },
  { path: "/api/v7/tour-groups/calendar", endpoint: calendars, live: true },
  { path: "/api/v7/tour-groups/{id}/seat-map", endpoint: seatMap, live: true },
  { path: "/api/v7/tour-groups/variants", endpoint: variants },
];
