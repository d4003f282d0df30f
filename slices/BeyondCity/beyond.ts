import type { Collection } from "../../catalog/collection/collection.ts";
import { isRideOut } from "../../catalog/collection/destinations.ts";
import type { Product } from "../../catalog/product/product.ts";
import { mergeNeeds, need, type Needs } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { type CollectionListFacts, upToLimit } from "../../renderer/collection-list/collection-list.ts";
import { placesOutside, placesOutsideNeeds } from "../../renderer/collection-list/places-outside.ts";
import { placeRanking } from "../../renderer/collection-list/place-ranking.ts";
import type { BeyondCityFields } from "./index.ts";

/** Where to go from a city: the places themselves, else what takes people out of it. */
interface WaysOut {
  readonly collections: readonly Collection[];
  readonly products: readonly Product[];
}

/** Fewest cards that make a row, where no editor chose them. */
const fewest = 2;

export function beyondNeeds(fields: BeyondCityFields, facts: CollectionListFacts): Needs {
  const { collection_ids: collections, product_ids: products } = fields;
  if (isChosen(fields))
    return mergeNeeds([need("collections", collections.map(toQuery)), need("products", products.map(toQuery))]);
  return placesOutsideNeeds(facts);
}

/** Returns what the editor chose, else the places that day trips of the city lead to, else its trains, ferries and campervans. */
export function waysOut(fields: BeyondCityFields, snapshot: Snapshot, facts: CollectionListFacts): WaysOut {
  if (isChosen(fields)) return chosenWays(fields, snapshot, facts);
  const collections = upToLimit(placesOutside(snapshot, facts), fields);
  if (collections.length >= fewest) return { collections, products: [] };
  const rides = placeRanking(snapshot, facts).filter((product) => isRideOut(product) && product.price !== undefined);
  return { collections: [], products: rides.length >= fewest ? upToLimit(rides, fields) : [] };
}

function chosenWays(
  { collection_ids, product_ids, limit }: BeyondCityFields,
  snapshot: Snapshot,
  { placePath }: CollectionListFacts,
): WaysOut {
  const known = collection_ids.flatMap((id) => snapshot.get("collections", { id }) ?? []);
  const linked = known.filter(({ id }) => placePath({ collection: id }) !== undefined);
  const products = product_ids.flatMap((id) => snapshot.get("products", { id }) ?? []);
  const cards = upToLimit([...linked, ...products], { limit });
  const isShown = new Set<Collection | Product>(cards);
  return {
    collections: linked.filter((collection) => isShown.has(collection)),
    products: products.filter((product) => isShown.has(product)),
  };
}

function isChosen({ collection_ids, product_ids }: BeyondCityFields): boolean {
  return collection_ids.length + product_ids.length > 0;
}

function toQuery(id: number): { readonly id: number } {
  return { id };
}
