import type { ProviderClient } from "../../catalog/provider/client.ts";
import { noReviews } from "../../catalog/review/review-page.ts";

const nothing = async () => undefined;
const none = async () => [];
const noneById = async () => new Map();

/** A provider that has nothing. */
export function testProvider(overrides: Partial<ProviderClient> = {}): ProviderClient {
  const provider: ProviderClient = {
    tourGroups: none,
    tourGroup: nothing,
    collectionProducts: nothing,
    categoryProducts: nothing,
    collections: none,
    collectionSections: nothing,
    topCollections: none,
    categories: none,
    nearbyCities: nothing,
    pois: none,
    collectionPois: nothing,
    airports: none,
    currencies: none,
    domain: nothing,
    banners: none,
    media: none,
    reviews: async () => noReviews,
    collectionReviews: async () => noReviews,
    reviewMedias: none,
    variants: noneById,
    calendar: nothing,
    calendars: noneById,
    inventory: none,
    inventories: none,
    availabilities: none,
    slots: none,
    country: async () => "US",
    forTraveller: () => provider,
    ...overrides,
  };
  return provider;
}
