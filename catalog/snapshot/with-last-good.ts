import { LRUCache } from "lru-cache";
import type { CatalogCalls, ProviderClient } from "../provider/client.ts";

export interface LastGoodOptions {
  /** How many answers of each call are kept. */
  readonly max: number;
  /** How long an answer may stand in for a new one, in milliseconds. */
  readonly maxAgeMs: number;
  /** Told of every failure that an earlier answer covered. */
  readonly onCovered: (cause: unknown) => void;
}

/**
 * A client that gives its last good answer to a question where the provider fails to give a new one: a page that is
 * drawn anew while the provider is down keeps its prices. Without an earlier answer the failure is thrown. Calls that are
 * not the catalog's (what is on sale this minute, one traveller's) are left alone: their answers must not be kept.
 */
export function withLastGood(client: ProviderClient, options: LastGoodOptions): ProviderClient {
  return { ...client, ...covered(client, options) };
}

function covered(calls: CatalogCalls, options: LastGoodOptions): CatalogCalls {
  return {
    tourGroups: remembering(calls.tourGroups, options),
    tourGroup: remembering(calls.tourGroup, options),
    collectionProducts: remembering(calls.collectionProducts, options),
    categoryProducts: remembering(calls.categoryProducts, options),
    collections: remembering(calls.collections, options),
    collectionSections: remembering(calls.collectionSections, options),
    topCollections: remembering(calls.topCollections, options),
    categories: remembering(calls.categories, options),
    nearbyCities: remembering(calls.nearbyCities, options),
    pois: remembering(calls.pois, options),
    collectionPois: remembering(calls.collectionPois, options),
    airports: remembering(calls.airports, options),
    currencies: remembering(calls.currencies, options),
    domain: remembering(calls.domain, options),
    banners: remembering(calls.banners, options),
    media: remembering(calls.media, options),
    reviews: remembering(calls.reviews, options),
    collectionReviews: remembering(calls.collectionReviews, options),
    reviewMedias: remembering(calls.reviewMedias, options),
    variants: remembering(calls.variants, options),
  };
}

function remembering<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  { max, maxAgeMs, onCovered }: LastGoodOptions,
): (...question: Question) => Promise<Answer> {
  const kept = new LRUCache<string, { readonly answer: Answer }>({ max, ttl: maxAgeMs });
  return async (...question) => {
    const key = JSON.stringify(question);
    try {
      const answer = await ask(...question);
      kept.set(key, { answer });
      return answer;
    } catch (cause) {
      const last = kept.get(key);
      if (last === undefined) throw cause;
      onCovered(cause);
      return last.answer;
    }
  };
}
