import { documents } from "../document/resource.ts";
import type { Resource } from "./resource.ts";
import { airports } from "../airport/resource.ts";
import { banners } from "../banner/resource.ts";
import { calendars } from "../calendar/resource.ts";
import { categories } from "../category/resource.ts";
import { categoryRankings } from "../ranking/resource-category.ts";
import { collectionPois } from "../sight/resource-collection.ts";
import { collectionReviews } from "../review/resource-collection.ts";
import { collectionSections } from "../collection/resource-sections.ts";
import { collections } from "../collection/resource.ts";
import { country } from "../market/resource-country.ts";
import { currencies } from "../market/resource.ts";
import { domain } from "../site/resource.ts";
import { inventories } from "../inventory/resource.ts";
import { media } from "../media/resource.ts";
import { nearbyCities } from "../city/resource.ts";
import { nextAvailable } from "../calendar/resource-next.ts";
import { pois } from "../sight/resource.ts";
import { productDetails } from "../product/resource-details.ts";
import { products } from "../product/resource.ts";
import { rankings } from "../ranking/resource.ts";
import { reviewMedias } from "../review/resource-medias.ts";
import { reviews } from "../review/resource.ts";
import { slots } from "../inventory/resource-slots.ts";
import { topCollections } from "../collection/resource-top.ts";
import { variantCalendars } from "../calendar/resource-variant.ts";
import { variants } from "../variant/resource.ts";

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
  documents,
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
