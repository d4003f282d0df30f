import { notFound } from "../failure.ts";
import { idOf } from "./ids.ts";
import type { Catalog, Collection } from "../source/catalog.ts";

/** The collection a path names. Throws a 404 when there is none. */
export function collectionOf(id: string, { collections }: Catalog): Collection {
  const collection = collections.get(idOf(id, "collection id"));
  if (collection === undefined) throw notFound(`collection ${id}`);
  return collection;
}
