import type { Collection } from "../../../catalog/collection/collection.ts";
import { listDestinations, isRideOut } from "../../../catalog/collection/destinations.ts";
import type { Product } from "../../../catalog/product/product.ts";
import { mergeNeeds, type Needs } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { SourceText } from "../../../content/source-text.ts";
import type { CollectionListFields } from "./collection-list-fields.ts";
import { type CollectionListFacts, collectionListNeeds, listedCollections } from "./collection-list.ts";
import { placeRanking, placeRankingNeeds } from "./place-ranking.ts";

/** Destinations of day trips from a city, and transport that leaves it. */
export interface BeyondCity {
  /** Places that day trips lead to. */
  readonly collections: readonly Collection[];
  /** Trains, ferries and campervans. */
  readonly products: readonly Product[];
}

const nothingBeyond: BeyondCity = { collections: [], products: [] };

/** Fewest that make a list. */
const minItems = 2;

/** Fields that list the page's place, without an editor's choice. */
const ofPlace: CollectionListFields = {
  city: new SourceText(""),
  collection_ids: [],
  exclusions: [],
  limit: undefined,
};

export function beyondCityNeeds(facts: CollectionListFacts): Needs {
  return mergeNeeds([collectionListNeeds(ofPlace, facts), placeRankingNeeds(facts)]);
}

/** Returns destinations with a page, and transport on sale, beyond the page's city. A single one is omitted. */
export function listBeyondCity(snapshot: Snapshot, facts: CollectionListFacts): BeyondCity {
  const ranking = placeRanking(snapshot, facts);
  const destinations = listDestinations(ranking);
  const collections = listedCollections(ofPlace, snapshot, facts).filter(({ id }) => destinations.has(id));
  const products = ranking.filter((product) => isRideOut(product) && product.price !== undefined);
  return collections.length + products.length < minItems ? nothingBeyond : { collections, products };
}
