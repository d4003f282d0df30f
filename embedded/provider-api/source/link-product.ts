import type { City, Product } from "./catalog.ts";
import type { CollectionSource } from "./collection.ts";
import { descriptorCodes } from "./descriptors.ts";
import type { Index } from "./index-by.ts";
import type { Shared } from "./load-shared.ts";
import type { ProductSource } from "./product.ts";

export type LinkProduct = (source: ProductSource, city: City) => Product;

/** A product with the keys of other files replaced by what they name. Throws `DataError` for a key nobody has. */
export function linkProduct(
  source: ProductSource,
  city: City,
  shared: Shared,
  collections: Index<number, CollectionSource>,
): Product {
  const usedBy = `product ${source.id}`;
  const subCategory = shared.subCategories.get(source.subCategory, usedBy);
  return {
    ...source,
    city,
    subCategory,
    collection: source.collection === null ? undefined : collections.get(source.collection, usedBy),
    photos: source.photos.map((file) => shared.photos.get(file, usedBy)),
    place: source.place === null ? undefined : shared.places.get(source.place, usedBy),
    descriptors: descriptorCodes(source).map((code) => ({ code, name: shared.descriptors.get(code, usedBy) })),
    includes: source.includes.map((key) => shared.included.get(key, usedBy)),
    excludes: source.excludes.map((key) => shared.included.get(key, usedBy)),
    attractions: source.attractions.map((key) => shared.attractions.get(key, usedBy)),
    show: source.show && { ...source.show, theatre: shared.theatres.get(source.show.theatre, usedBy) },
    airport: source.airport === undefined ? undefined : shared.airports.get(source.airport, usedBy),
    network: source.network === undefined ? undefined : shared.networks.get(source.network, usedBy),
    schedule: shared.timetables.scheduleOf(source, subCategory),
    pax: shared.timetables.paxOf(source, subCategory),
  };
}
