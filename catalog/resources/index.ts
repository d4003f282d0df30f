import type { Resource } from "../resource.ts";
import { airports } from "./airports.ts";
import { banners } from "./banners.ts";
import { calendars } from "./calendars.ts";
import { categories } from "./categories.ts";
import { categoryRankings } from "./category-rankings.ts";
import { collectionPois } from "./collection-pois.ts";
import { collectionReviews } from "./collection-reviews.ts";
import { collectionSections } from "./collection-sections.ts";
import { collections } from "./collections.ts";
import { country } from "./country.ts";
import { currencies } from "./currencies.ts";
import { domain } from "./domain.ts";
import { inventories } from "./inventories.ts";
import { media } from "./media.ts";
import { nearbyCities } from "./nearby-cities.ts";
import { nextAvailable } from "./next-available.ts";
import { pois } from "./pois.ts";
import { productDetails } from "./product-details.ts";
import { products } from "./products.ts";
import { rankings } from "./rankings.ts";
import { reviewMedias } from "./review-medias.ts";
import { reviews } from "./reviews.ts";
import { slots } from "./slots.ts";
import { topCollections } from "./top-collections.ts";
import { variantCalendars } from "./variant-calendars.ts";
import { variants } from "./variants.ts";

const table = {
  products,
  productDetails,
  rankings,
  categoryRankings,
  collections,
  topCollections,
  collectionSections,
  categories,
  nearbyCities,
  pois,
  collectionPois,
  media,
  banners,
  domain,
  airports,
  country,
  currencies,
  calendars,
  variantCalendars,
  nextAvailable,
  inventories,
  slots,
  variants,
  reviews,
  collectionReviews,
  reviewMedias,
};

export type ResourceName = keyof typeof table;

export type QueryOf<Name extends ResourceName> =
  (typeof table)[Name] extends Resource<infer Query, infer _Value> ? Query : never;

export type ValueOf<Name extends ResourceName> =
  (typeof table)[Name] extends Resource<infer _Query, infer Value> ? Value : never;

/** Every kind of thing a page can need. Adding one is a file beside this and a line in the table above. */
export const resources: { readonly [Name in ResourceName]: Resource<QueryOf<Name>, ValueOf<Name>> } = table;

export const resourceNames: readonly ResourceName[] = Object.keys(table).filter(isResourceName);

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(table, name);
}
