import type { Category } from "../category/category.ts";
import type { Collection } from "../collection/collection.ts";
import type { Product } from "../product/product.ts";
import type { PointOfInterest } from "../sight/point-of-interest.ts";

/** All that can be found, in one language, as the provider has it. */
export interface SearchSource extends NamedPlaces {
  readonly products: readonly Product[];
}

/** Named things of the catalog that are not products. */
export interface NamedPlaces {
  readonly collections: readonly Collection[];
  readonly categories: readonly Category[];
  readonly sights: readonly ListedSight[];
}

/** A sight, and the collections that it belongs to. */
export interface ListedSight extends PointOfInterest {
  readonly collectionIds: readonly number[];
}
