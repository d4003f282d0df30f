import type { SafetyMeasure } from "@tessera/media/drawings/safety/draw-safety.ts";
import { DataError } from "@tessera/runtime/read-json.ts";
import type { Collection, Product, ProductEntry, Products } from "./catalog.ts";
import type { Attraction, City } from "./linked-places.ts";
import type { CollectionSource } from "./collection.ts";
import { choosePickUp } from "./choose-pick-up.ts";
import { listCommentary, linkFacts } from "./link-facts.ts";
import type { Index } from "./index-by.ts";
import type { Shared } from "./load-shared.ts";
import type { ProductSource } from "./product.ts";

/** Which inclusions are a safety measure. */
const safetyMeasures: ReadonlyMap<string, SafetyMeasure> = new Map<string, SafetyMeasure>([
  ["helmet", "helmet"],
  ["kayak", "life-jacket"],
  ["instructor", "instructor"],
]);

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
  const schedule = shared.timetables.findSchedule(source, subCategory);
  const show = source.show && { ...source.show, theatre: shared.theatres.get(source.show.theatre, usedBy) };
  const startsAnyTime = schedule.inventoryType.startsWith("FLEXIBLE_START");
  const attractions = source.attractions.map((key) => shared.attractions.get(key, usedBy));
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
    pickUp: choosePickUp(source),
    safety: source.includes.flatMap((key) => safetyMeasures.get(key) ?? []),
    variants: source.variants.map((variant) => ({
      ...variant,
      includes: variant.includes.map((key) => shared.included.get(key, usedBy)),
      commentary: listCommentary({ ...source, includes: [...source.includes, ...variant.includes] }, shared.facts),
    })),
    attractions,
    show,
    facts: linkFacts({ source, city, subCategory, show, startsAnyTime }, shared.facts),
    airport: source.airport === undefined ? undefined : shared.airports.get(source.airport, usedBy),
    network: source.network === undefined ? undefined : shared.networks.get(source.network, usedBy),
    schedule,
    pax: shared.timetables.findPax(source, subCategory, isFreeForMinors(source, attractions)),
  };
}

/** Entry alone is free for minors: a guide's place or a pass is not. */
function isFreeForMinors({ type }: ProductSource, attractions: readonly Attraction[]): boolean {
  return (
    type === "ATTRACTION" && attractions.length > 0 && attractions.every(({ freeUnder18 }) => freeUnder18 !== undefined)
  );
}

/** Number of products after those of the ranking. No page requests more (J9). */
const maxOthers = 100;

/** A collection with its products: those its ranking names, then its others, most popular first. Throws `DataError`. */
export function linkCollection(source: CollectionSource, shared: Shared, products: Products): Collection {
  const usedBy = `collection ${source.id}`;
  const photo = (file: string | null) => (file === null ? undefined : shared.photos.get(file, usedBy));
  const belongs = ({ collection, city }: ProductEntry) =>
    source.everything ? city.code === source.city : collection === source.id;
  const others = products.entries.filter(belongs).slice(0, maxOthers);
  const ranking = new Set([...source.ranking, ...others.map(({ id }) => id)]);
  if (ranking.size === 0) throw new DataError("collections/", usedBy, "has no product");
  return {
    ...source,
    city: shared.cities.get(source.city, usedBy),
    heroPhoto: photo(source.heroPhoto),
    cardPhoto: photo(source.cardPhoto),
    products: [...ranking].map((id) => {
      const product = products.get(id);
      if (product === undefined) throw new DataError("products/", String(id), `is missing, and ${usedBy} names it`);
      return product;
    }),
  };
}

/**
 * Descriptor codes of a product. Only policies and duration decide theirs, so no badge promises what the policy does
 * not (A7).
 */
function descriptorCodes(product: ProductSource): readonly string[] {
  return [
    ...(product.cancellableHours === null ? [] : ["FREE_CANCELLATION"]),
    ...(product.validity.type === "NOT_EXTENDABLE" ? [] : ["EXTENDED_VALIDITY"]),
    ...product.descriptors,
    ...durationCode(product.minutes),
  ];
}

function durationCode(minutes: ProductSource["minutes"]): readonly string[] {
  if (minutes === null) return [];
  const [shortest, longest] = minutes;
  return [shortest === longest ? "DURATION" : "FLEXIBLE_DURATION"];
}
