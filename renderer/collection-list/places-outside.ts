import type { Collection } from "../../catalog/collection/collection.ts";
import { destinationsOf } from "../../catalog/collection/destinations.ts";
import { mergeNeeds, type Needs } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { SourceText } from "../../content/source-text.ts";
import type { CollectionListFields } from "./collection-list-fields.ts";
import { type CollectionListFacts, collectionListNeeds, listedCollections } from "./collection-list.ts";
import { placeRanking, placeRankingNeeds } from "./place-ranking.ts";

/** Fewest places that make a list of their own. */
const fewest = 2;

/** The list of the page's place, whatever an editor chose. */
const ofPlace: CollectionListFields = {
  city: new SourceText(""),
  collection_ids: [],
  exclusions: [],
  limit: undefined,
};

export function placesOutsideNeeds(facts: CollectionListFacts): Needs {
  return mergeNeeds([collectionListNeeds(ofPlace, facts), placeRankingNeeds(facts)]);
}

/** Returns the collections with a page that day trips from the page's city lead to: at least two, else none. */
export function placesOutside(snapshot: Snapshot, facts: CollectionListFacts): readonly Collection[] {
  const destinations = destinationsOf(placeRanking(snapshot, facts));
  if (destinations.size < fewest) return [];
  const places = listedCollections(ofPlace, snapshot, facts).filter(({ id }) => destinations.has(id));
  return places.length < fewest ? [] : places;
}
