import { airports } from "../airport/provider.ts";
import { banners } from "../banner/provider.ts";
import { calendars, nextAvailable, variantCalendars } from "../calendar/resource.ts";
import { categories } from "../category/provider.ts";
import { cities } from "../city/provider-city.ts";
import { nearbyCities } from "../city/provider.ts";
import { collections, collectionSections, topCollections } from "../collection/resource.ts";
import { documents } from "../document/document.ts";
import { availabilities, inventories, openSlots, slots } from "../inventory/resource.ts";
import { country, currencies } from "../market/provider.ts";
import { media } from "../media/provider.ts";
import { productDetails, products } from "../product/provider.ts";
import type { ProviderResource } from "../provider/resource.ts";
import { categoryRankings, rankings } from "../ranking/provider.ts";
import { collectionReviews, reviewMedias, reviews } from "../review/resource.ts";
import { seatMaps } from "../seating/resource.ts";
import { landmarks } from "../sight/provider-landmarks.ts";
import { collectionPois, pois } from "../sight/provider.ts";
import { search } from "../search/search.ts";
import { domain } from "../site/provider.ts";
import { variants } from "../variant/provider.ts";
import { venues } from "../venue/provider.ts";
import type { FetchedResource, Resource, SharedResource } from "./resource.ts";

const providerTable = {
  airports,
  availabilities,
  banners,
  calendars,
  categories,
  categoryRankings,
  cities,
  collectionPois,
  collectionReviews,
  collections,
  collectionSections,
  country,
  currencies,
  domain,
  inventories,
  landmarks,
  media,
  nearbyCities,
  nextAvailable,
  openSlots,
  pois,
  productDetails,
  products,
  rankings,
  reviewMedias,
  reviews,
  seatMaps,
  slots,
  topCollections,
  variantCalendars,
  variants,
  venues,
};

const table = { ...providerTable, documents, search };

export type ResourceName = keyof typeof table;
export type ProviderResourceName = keyof typeof providerTable;

export type ResourceQuery<Name extends ResourceName> =
  (typeof table)[Name] extends Resource<infer Query> ? Query : never;

export type ResourceValue<Name extends ResourceName> =
  (typeof table)[Name] extends FetchedResource<infer _Query, infer Value, infer _Context> ? Value : never;

/** Every kind of thing a page can need. */
export const resources: {
  readonly [Name in ResourceName]: SharedResource<ResourceQuery<Name>, ResourceValue<Name>>;
} = table;

export const providerResources: {
  readonly [Name in ProviderResourceName]: ProviderResource<ResourceQuery<Name>, ResourceValue<Name>>;
} = providerTable;

export const resourceNames: readonly ResourceName[] = Object.keys(table).filter(isResourceName);
export const providerResourceNames: readonly ProviderResourceName[] = Object.keys(providerTable).filter(isProviderName);

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(table, name);
}

function isProviderName(name: string): name is ProviderResourceName {
  return Object.hasOwn(providerTable, name);
}
