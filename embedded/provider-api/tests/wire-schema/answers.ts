import type { GenericSchema } from "valibot";
import { airportsAnswer } from "./airport.ts";
import { bannersAnswer } from "./banners.ts";
import { calendarAnswer, calendarsAnswer } from "./calendar.ts";
import { categoriesAnswer } from "./category.ts";
import { collectionSectionsAnswer } from "./collection-sections.ts";
import { collectionsAnswer } from "./collection.ts";
import { countryAnswer } from "./country.ts";
import { currenciesAnswer } from "./currency.ts";
import { domainAnswer } from "./domain.ts";
import { inventoriesAnswer, inventoriesV7Answer, inventoryGetAnswer, slotsAnswer } from "./inventory.ts";
import { mediaAnswer } from "./media.ts";
import { nearbyCitiesAnswer } from "./nearby-cities.ts";
import { collectionPoisAnswer, landmarksAnswer, poisAnswer } from "./poi.ts";
import { listingAnswer, rankingAnswer } from "./ranking.ts";
import { collectionReviewsAnswer, reviewMediasAnswer, reviewsAnswer } from "./review.ts";
import { seatMapAnswer, theatresAnswer } from "./theatre.ts";
import { topCollectionsAnswer } from "./top-collections.ts";
import { tourGroup, tourGroupsAnswer } from "./tour-group.ts";
import { variantsAnswer } from "./variant.ts";

/** The kind of thing that an id in a path or query names. */
export type Thing = "product" | "collection" | "category" | "sub-category" | "city" | "attraction" | "show";

export interface Call {
  /** Of the whole response. */
  readonly schema: GenericSchema;
  /** The kind of `{id}` in the path. */
  readonly id?: Thing;
  /** The query's list of ids: its name, and of what. */
  readonly ids?: readonly [parameter: string, of: Thing];
  /** Parameters that every call needs. */
  readonly query?: string;
  /** Takes `limit`, from 1 to 100. */
  readonly limited?: true;
  /** Parameters that make the response short, for the golden files. */
  readonly brief?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const oneDay = "from-date=2026-12-01&to-date=2026-12-01";

/** Every route of the API with how it is called and what it returns. */
export const answers: Readonly<Record<string, Call>> = {
  "/api/v6/tour-groups": { schema: tourGroupsAnswer, ids: ["ids[]", "product"] },
  "/api/v6/tour-groups/{id}": { schema: tourGroup, id: "product" },
  "/api/v6/tour-groups/list-by/collection/{id}": { schema: rankingAnswer, id: "collection", limited: true },
  "/api/v6/tour-groups/list-by/category/{id}": { schema: listingAnswer, id: "category", limited: true },
  "/api/v6/tour-groups/list-by/sub-category/{id}": { schema: listingAnswer, id: "sub-category", limited: true },
  "/api/v2/category": { schema: categoriesAnswer, brief: "city=PETRA" },
  "/api/v1/airport-transfers/fetch-airports": { schema: airportsAnswer, brief: "city=VIENNA" },
  "/api/v1/collection": { schema: collectionsAnswer, ids: ["ids[]", "collection"] },
  "/api/v1/collection/{id}/pois": { schema: collectionPoisAnswer, id: "collection" },
  "/api/v1/collection/{id}/sections": {
    schema: collectionSectionsAnswer,
    id: "collection",
    limited: true,
  },
  "/api/v1/collection/top/list": { schema: topCollectionsAnswer, limited: true },
  "/api/v2/review/tour-group/id/{id}": { schema: reviewsAnswer, id: "product", limited: true },
  "/api/v6/tour-groups/{id}/review-medias": { schema: reviewMediasAnswer, id: "product" },
  "/api/v1/collection/{id}/reviews": { schema: collectionReviewsAnswer, id: "collection", limited: true },
  "/api/domain": { schema: domainAnswer, headers: { origin: "https://book.tessera.example" } },
  "/api/v2/banners": { schema: bannersAnswer },
  "/api/v2/city/{id}/nearby-cities": { schema: nearbyCitiesAnswer, id: "city" },
  "/api/v1/theatres": { schema: theatresAnswer, brief: "city=VIENNA" },
  "/api/v7/tour-groups/{id}/seat-map": { schema: seatMapAnswer, id: "show" },
  "/api/v1/pois": {
    schema: poisAnswer,
    ids: ["ids[]", "attraction"],
    query: "operatingSchedules=true&content=true&location=true",
  },
  "/api/v1/landmarks": { schema: landmarksAnswer, query: "city=JAIPUR" },
  "/api/v1/media": {
    schema: mediaAnswer,
    ids: ["resource-entity-ids", "product"],
    query: "resource-type=MB_EXPERIENCE",
  },
  "/api/v1/country/current": { schema: countryAnswer },
  "/api/v1/currency/list": { schema: currenciesAnswer },
  "/api/v5/tour-group/inventory/get/{id}": { schema: inventoryGetAnswer, id: "product" },
  "/api/v6/tour-groups/{id}/inventories": { schema: inventoriesAnswer, id: "product", brief: "for-days=1" },
  "/api/v7/tour-groups/{id}/inventories": { schema: inventoriesV7Answer, id: "product", brief: oneDay },
  "/api/v6/tour-groups/slots/get/{id}": { schema: slotsAnswer, id: "product", brief: "for-days=1" },
  "/api/v7/tour-groups/{id}/calendar": { schema: calendarAnswer, id: "product", brief: oneDay },
  "/api/v7/tour-groups/calendar": { schema: calendarsAnswer, ids: ["tour-group-ids", "product"], brief: oneDay },
  "/api/v7/tour-groups/variants": { schema: variantsAnswer, ids: ["tour-group-ids", "product"] },
};
