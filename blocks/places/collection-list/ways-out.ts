import type { Collection } from "../../../catalog/collection/collection.ts";
import { listDestinations, isRideOut } from "../../../catalog/collection/destinations.ts";
import type { Product } from "../../../catalog/product/product.ts";
import { mergeNeeds, type Needs } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { SourceText } from "../../../content/source-text.ts";
import type { CollectionListFields } from "./collection-list-fields.ts";
import { type CollectionListFacts, collectionListNeeds, listedCollections } from "./collection-list.ts";
import { placeRanking, placeRankingNeeds } from "./place-ranking.ts";

/** Where to go from a city, and what takes people out of it. */
export interface WaysOut {
  /** Places that day trips lead to. */
  readonly collections: readonly Collection[];
  /** Trains, ferries and campervans. */
  readonly products: readonly Product[];
}

const noWays: WaysOut = { collections: [], products: [] };

/** Fewest that make a list. */
const minItems = 2;

/** The list of the page's place, whatever an editor chose. */
const ofPlace: CollectionListFields = {
  city: new SourceText(""),
  collection_ids: [],
  exclusions: [],
  limit: undefined,
};

export function waysOutNeeds(facts: CollectionListFacts): Needs {
  return mergeNeeds([collectionListNeeds(ofPlace, facts), placeRankingNeeds(facts)]);
}

/** Returns the ways out of the page's city, places with a page and rides on sale. A single one is omitted. */
export function listBeyondCity(snapshot: Snapshot, facts: CollectionListFacts): WaysOut {
  const ranking = placeRanking(snapshot, facts);
  const destinations = listDestinations(ranking);
  const collections = listedCollections(ofPlace, snapshot, facts).filter(({ id }) => destinations.has(id));
  const products = ranking.filter((product) => isRideOut(product) && product.price !== undefined);
  return collections.length + products.length < minItems ? noWays : { collections, products };
}
