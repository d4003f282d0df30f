import type { CollectionCalls } from "./collection-calls.ts";
import type { LiveCalls } from "./live-calls.ts";
import type { PlaceCalls } from "./place-calls.ts";
import type { ProductCalls } from "./product-calls.ts";
import type { ProviderError } from "./provider-error.ts";
import type { ReviewCalls } from "./review-calls.ts";
import type { SiteCalls } from "./site-calls.ts";

/** Calls whose answers all travellers share and whose last good answer may stand in for a new one. */
export type CatalogCalls = ProductCalls & CollectionCalls & PlaceCalls & SiteCalls & ReviewCalls;

/**
 * The provider's calls we make, in our own terms. The server helpers of specification §7 are among them:
 * - collection page data: `collectionProducts` (products and city; its experiment is the query's)
 * - category and sub-category data: `categoryProducts`
 * - collections by ids: `collections`
 * - tour groups by ids: `tourGroups` (each with its city)
 * - variants by product: `variants`
 * - categories of a city: `categories`
 * - media of products: `media`
 *
 * Each throws `ProviderError` when the upstream fails, but `country`.
 */
export interface ProviderClient extends CatalogCalls, LiveCalls {
  /** The ISO code of the country that is asked from; the failure itself where it is not known (specification §8). Never throws. */
  readonly country: () => Promise<string | ProviderError>;
  /** The same calls with one traveller's cookies. Their answers are that traveller's alone: never kept, never shared. */
  readonly forTraveller: (cookie: string) => ProviderClient;
}
