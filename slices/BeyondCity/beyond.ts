import type { Collection } from "../../catalog/collection/collection.ts";
import type { Product } from "../../catalog/product/product.ts";
import { mergeNeeds, need, type Needs } from "../../renderer/index.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { CollectionListFacts } from "../../blocks/places/collection-list/collection-list.ts";
import { type BeyondCity, beyondCityNeeds, listBeyondCity } from "../../blocks/places/collection-list/beyond-city.ts";
import type { BeyondCityFields } from "./fields.ts";

/** Cards where the editor chose no number: one row. */
const usual = 4;

export function beyondNeeds(fields: BeyondCityFields, facts: CollectionListFacts): Needs {
  if (!isChosen(fields)) return beyondCityNeeds(facts);
  return mergeNeeds([
    need("collections", fields.collection_ids.map(byId)),
    need("products", fields.product_ids.map(byId)),
  ]);
}

const byId = (id: number) => ({ id });

/** Returns the editor's choice, else the places and products beyond the page's city, up to the limit. */
export function chooseBeyondCity(fields: BeyondCityFields, snapshot: Snapshot, facts: CollectionListFacts): BeyondCity {
  const { collections, products } = isChosen(fields)
    ? listChosen(fields, snapshot, facts)
    : listBeyondCity(snapshot, facts);
  const shown = new Set<Collection | Product>([...collections, ...products].slice(0, fields.limit ?? usual));
  return {
    collections: collections.filter((each) => shown.has(each)),
    products: products.filter((each) => shown.has(each)),
  };
}

function listChosen(fields: BeyondCityFields, snapshot: Snapshot, { places }: CollectionListFacts): BeyondCity {
  const known = fields.collection_ids.flatMap((id) => snapshot.get("collections", { id }) ?? []);
  return {
    collections: known.filter(({ id }) => places.findPath({ collection: id }) !== undefined),
    products: fields.product_ids.flatMap((id) => snapshot.get("products", { id }) ?? []),
  };
}

function isChosen({ collection_ids, product_ids }: BeyondCityFields): boolean {
  return collection_ids.length + product_ids.length > 0;
}
