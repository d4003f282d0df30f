import type { Collection } from "../collection/collection.ts";
import type { CollectionSections, CollectionSectionsQuery } from "../collection/collection-section.ts";
import type { Market } from "../market/market.ts";
import type { TopCollectionsQuery } from "../collection/top-collections-query.ts";
import { collectionSections } from "../collection/provider-sections.ts";
import { collections } from "../collection/provider.ts";
import { topCollections } from "../collection/provider-top.ts";
import type { Transport } from "./transport.ts";

export interface CollectionCalls {
  /** `/api/tours/v1/collection/`: collections in the order of `ids`, unknown ones missing; batched like products. */
  readonly collections: (ids: readonly number[], market: Market) => Promise<readonly Collection[]>;
  /** `/api/tours/v1/collection/{id}/sections/`: a collection's products under headings; undefined when there is no such collection. */
  readonly collectionSections: (
    query: CollectionSectionsQuery,
    market: Market,
  ) => Promise<CollectionSections | undefined>;
  /** `/api/v1/collection/top/list/`: the most popular collections, best first. */
  readonly topCollections: (query: TopCollectionsQuery, market: Market) => Promise<readonly Collection[]>;
}

export function collectionCalls(transport: Transport): CollectionCalls {
  return {
    collections: (ids, market) => collections(transport, ids, market),
    collectionSections: (query, market) => collectionSections(transport, query, market),
    topCollections: (query, market) => topCollections(transport, query, market),
  };
}
